import { EventType, omitOptionalNulls } from "@ag-ui/core";
import { EventSchemas } from "@ag-ui/core/schemas";
import { BinaryReader, BinaryWriter } from "@bufbuild/protobuf/wire";

//#region src/generated/google/protobuf/struct.ts
/**
* Represents a JSON `null`.
*
* `NullValue` is a sentinel, using an enum with only one value to represent
* the null value for the `Value` type union.
*
* A field of type `NullValue` with any value other than `0` is considered
* invalid. Most ProtoJSON serializers will emit a Value with a `null_value` set
* as a JSON `null` regardless of the integer value, and so will round trip to
* a `0` value.
*/
let NullValue = /* @__PURE__ */ function(NullValue) {
	/** NULL_VALUE - Null value. */
	NullValue[NullValue["NULL_VALUE"] = 0] = "NULL_VALUE";
	NullValue[NullValue["UNRECOGNIZED"] = -1] = "UNRECOGNIZED";
	return NullValue;
}({});
function createBaseStruct() {
	return { fields: {} };
}
const Struct = {
	encode(message, writer = new BinaryWriter()) {
		Object.entries(message.fields).forEach(([key, value]) => {
			if (value !== void 0) Struct_FieldsEntry.encode({
				key,
				value
			}, writer.uint32(10).fork()).join();
		});
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseStruct();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1: {
					if (tag !== 10) break;
					const entry1 = Struct_FieldsEntry.decode(reader, reader.uint32());
					if (entry1.value !== void 0) message.fields[entry1.key] = entry1.value;
					continue;
				}
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return Struct.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseStruct();
		message.fields = Object.entries(object.fields ?? {}).reduce((acc, [key, value]) => {
			if (value !== void 0) acc[key] = value;
			return acc;
		}, {});
		return message;
	},
	wrap(object) {
		const struct = createBaseStruct();
		if (object !== void 0) for (const key of Object.keys(object)) struct.fields[key] = object[key];
		return struct;
	},
	unwrap(message) {
		const object = {};
		if (message.fields) for (const key of Object.keys(message.fields)) object[key] = message.fields[key];
		return object;
	}
};
function createBaseStruct_FieldsEntry() {
	return {
		key: "",
		value: void 0
	};
}
const Struct_FieldsEntry = {
	encode(message, writer = new BinaryWriter()) {
		if (message.key !== "") writer.uint32(10).string(message.key);
		if (message.value !== void 0) Value.encode(Value.wrap(message.value), writer.uint32(18).fork()).join();
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseStruct_FieldsEntry();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.key = reader.string();
					continue;
				case 2:
					if (tag !== 18) break;
					message.value = Value.unwrap(Value.decode(reader, reader.uint32()));
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return Struct_FieldsEntry.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseStruct_FieldsEntry();
		message.key = object.key ?? "";
		message.value = object.value ?? void 0;
		return message;
	}
};
function createBaseValue() {
	return {
		nullValue: void 0,
		numberValue: void 0,
		stringValue: void 0,
		boolValue: void 0,
		structValue: void 0,
		listValue: void 0
	};
}
const Value = {
	encode(message, writer = new BinaryWriter()) {
		if (message.nullValue !== void 0) writer.uint32(8).int32(message.nullValue);
		if (message.numberValue !== void 0) writer.uint32(17).double(message.numberValue);
		if (message.stringValue !== void 0) writer.uint32(26).string(message.stringValue);
		if (message.boolValue !== void 0) writer.uint32(32).bool(message.boolValue);
		if (message.structValue !== void 0) Struct.encode(Struct.wrap(message.structValue), writer.uint32(42).fork()).join();
		if (message.listValue !== void 0) ListValue.encode(ListValue.wrap(message.listValue), writer.uint32(50).fork()).join();
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseValue();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 8) break;
					message.nullValue = reader.int32();
					continue;
				case 2:
					if (tag !== 17) break;
					message.numberValue = reader.double();
					continue;
				case 3:
					if (tag !== 26) break;
					message.stringValue = reader.string();
					continue;
				case 4:
					if (tag !== 32) break;
					message.boolValue = reader.bool();
					continue;
				case 5:
					if (tag !== 42) break;
					message.structValue = Struct.unwrap(Struct.decode(reader, reader.uint32()));
					continue;
				case 6:
					if (tag !== 50) break;
					message.listValue = ListValue.unwrap(ListValue.decode(reader, reader.uint32()));
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return Value.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseValue();
		message.nullValue = object.nullValue ?? void 0;
		message.numberValue = object.numberValue ?? void 0;
		message.stringValue = object.stringValue ?? void 0;
		message.boolValue = object.boolValue ?? void 0;
		message.structValue = object.structValue ?? void 0;
		message.listValue = object.listValue ?? void 0;
		return message;
	},
	wrap(value) {
		const result = createBaseValue();
		if (value === null) result.nullValue = NullValue.NULL_VALUE;
		else if (typeof value === "boolean") result.boolValue = value;
		else if (typeof value === "number") result.numberValue = value;
		else if (typeof value === "string") result.stringValue = value;
		else if (globalThis.Array.isArray(value)) result.listValue = value;
		else if (typeof value === "object") result.structValue = value;
		else if (typeof value !== "undefined") throw new globalThis.Error("Unsupported any value type: " + typeof value);
		return result;
	},
	unwrap(message) {
		if (message.stringValue !== void 0) return message.stringValue;
		else if (message?.numberValue !== void 0) return message.numberValue;
		else if (message?.boolValue !== void 0) return message.boolValue;
		else if (message?.structValue !== void 0) return message.structValue;
		else if (message?.listValue !== void 0) return message.listValue;
		else if (message?.nullValue !== void 0) return null;
	}
};
function createBaseListValue() {
	return { values: [] };
}
const ListValue = {
	encode(message, writer = new BinaryWriter()) {
		for (const v of message.values) Value.encode(Value.wrap(v), writer.uint32(10).fork()).join();
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseListValue();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.values.push(Value.unwrap(Value.decode(reader, reader.uint32())));
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return ListValue.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseListValue();
		message.values = object.values?.map((e) => e) || [];
		return message;
	},
	wrap(array) {
		const result = createBaseListValue();
		result.values = array ?? [];
		return result;
	},
	unwrap(message) {
		if (message?.hasOwnProperty("values") && globalThis.Array.isArray(message.values)) return message.values;
		else return message;
	}
};

//#endregion
//#region src/generated/patch.ts
/** The op discriminator of JsonPatchOperation. */
let JsonPatchOperationType = /* @__PURE__ */ function(JsonPatchOperationType) {
	JsonPatchOperationType[JsonPatchOperationType["ADD"] = 0] = "ADD";
	JsonPatchOperationType[JsonPatchOperationType["REMOVE"] = 1] = "REMOVE";
	JsonPatchOperationType[JsonPatchOperationType["REPLACE"] = 2] = "REPLACE";
	JsonPatchOperationType[JsonPatchOperationType["MOVE"] = 3] = "MOVE";
	JsonPatchOperationType[JsonPatchOperationType["COPY"] = 4] = "COPY";
	JsonPatchOperationType[JsonPatchOperationType["TEST"] = 5] = "TEST";
	JsonPatchOperationType[JsonPatchOperationType["UNRECOGNIZED"] = -1] = "UNRECOGNIZED";
	return JsonPatchOperationType;
}({});
function createBaseJsonPatchOperation() {
	return {
		op: 0,
		path: "",
		from: void 0,
		value: void 0
	};
}
const JsonPatchOperation = {
	encode(message, writer = new BinaryWriter()) {
		if (message.op !== 0) writer.uint32(8).int32(message.op);
		if (message.path !== "") writer.uint32(18).string(message.path);
		if (message.from !== void 0) writer.uint32(26).string(message.from);
		if (message.value !== void 0) Value.encode(Value.wrap(message.value), writer.uint32(34).fork()).join();
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseJsonPatchOperation();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 8) break;
					message.op = reader.int32();
					continue;
				case 2:
					if (tag !== 18) break;
					message.path = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.from = reader.string();
					continue;
				case 4:
					if (tag !== 34) break;
					message.value = Value.unwrap(Value.decode(reader, reader.uint32()));
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return JsonPatchOperation.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseJsonPatchOperation();
		message.op = object.op ?? 0;
		message.path = object.path ?? "";
		message.from = object.from ?? void 0;
		message.value = object.value ?? void 0;
		return message;
	}
};

//#endregion
//#region src/generated/types.ts
function createBaseTextInputPart() {
	return {
		text: "",
		id: void 0,
		metadata: void 0
	};
}
const TextInputPart = {
	encode(message, writer = new BinaryWriter()) {
		if (message.text !== "") writer.uint32(10).string(message.text);
		if (message.id !== void 0) writer.uint32(18).string(message.id);
		if (message.metadata !== void 0) Value.encode(Value.wrap(message.metadata), writer.uint32(26).fork()).join();
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseTextInputPart();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.text = reader.string();
					continue;
				case 2:
					if (tag !== 18) break;
					message.id = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.metadata = Value.unwrap(Value.decode(reader, reader.uint32()));
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return TextInputPart.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseTextInputPart();
		message.text = object.text ?? "";
		message.id = object.id ?? void 0;
		message.metadata = object.metadata ?? void 0;
		return message;
	}
};
function createBaseImageInputPart() {
	return {
		source: void 0,
		metadata: void 0,
		id: void 0
	};
}
const ImageInputPart = {
	encode(message, writer = new BinaryWriter()) {
		if (message.source !== void 0) InputContentSource.encode(message.source, writer.uint32(10).fork()).join();
		if (message.metadata !== void 0) Value.encode(Value.wrap(message.metadata), writer.uint32(18).fork()).join();
		if (message.id !== void 0) writer.uint32(26).string(message.id);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseImageInputPart();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.source = InputContentSource.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.metadata = Value.unwrap(Value.decode(reader, reader.uint32()));
					continue;
				case 3:
					if (tag !== 26) break;
					message.id = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return ImageInputPart.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseImageInputPart();
		message.source = object.source !== void 0 && object.source !== null ? InputContentSource.fromPartial(object.source) : void 0;
		message.metadata = object.metadata ?? void 0;
		message.id = object.id ?? void 0;
		return message;
	}
};
function createBaseInputContentDataSource() {
	return {
		value: "",
		mimeType: ""
	};
}
const InputContentDataSource = {
	encode(message, writer = new BinaryWriter()) {
		if (message.value !== "") writer.uint32(10).string(message.value);
		if (message.mimeType !== "") writer.uint32(18).string(message.mimeType);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseInputContentDataSource();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.value = reader.string();
					continue;
				case 2:
					if (tag !== 18) break;
					message.mimeType = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return InputContentDataSource.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseInputContentDataSource();
		message.value = object.value ?? "";
		message.mimeType = object.mimeType ?? "";
		return message;
	}
};
function createBaseInputContentUrlSource() {
	return {
		value: "",
		mimeType: void 0
	};
}
const InputContentUrlSource = {
	encode(message, writer = new BinaryWriter()) {
		if (message.value !== "") writer.uint32(10).string(message.value);
		if (message.mimeType !== void 0) writer.uint32(18).string(message.mimeType);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseInputContentUrlSource();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.value = reader.string();
					continue;
				case 2:
					if (tag !== 18) break;
					message.mimeType = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return InputContentUrlSource.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseInputContentUrlSource();
		message.value = object.value ?? "";
		message.mimeType = object.mimeType ?? void 0;
		return message;
	}
};
function createBaseInputContentFileSource() {
	return {
		value: "",
		provider: void 0,
		mimeType: void 0
	};
}
const InputContentFileSource = {
	encode(message, writer = new BinaryWriter()) {
		if (message.value !== "") writer.uint32(10).string(message.value);
		if (message.provider !== void 0) writer.uint32(18).string(message.provider);
		if (message.mimeType !== void 0) writer.uint32(26).string(message.mimeType);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseInputContentFileSource();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.value = reader.string();
					continue;
				case 2:
					if (tag !== 18) break;
					message.provider = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.mimeType = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return InputContentFileSource.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseInputContentFileSource();
		message.value = object.value ?? "";
		message.provider = object.provider ?? void 0;
		message.mimeType = object.mimeType ?? void 0;
		return message;
	}
};
function createBaseInputContentSource() {
	return {
		data: void 0,
		url: void 0,
		file: void 0
	};
}
const InputContentSource = {
	encode(message, writer = new BinaryWriter()) {
		if (message.data !== void 0) InputContentDataSource.encode(message.data, writer.uint32(10).fork()).join();
		if (message.url !== void 0) InputContentUrlSource.encode(message.url, writer.uint32(18).fork()).join();
		if (message.file !== void 0) InputContentFileSource.encode(message.file, writer.uint32(26).fork()).join();
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseInputContentSource();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.data = InputContentDataSource.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.url = InputContentUrlSource.decode(reader, reader.uint32());
					continue;
				case 3:
					if (tag !== 26) break;
					message.file = InputContentFileSource.decode(reader, reader.uint32());
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return InputContentSource.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseInputContentSource();
		message.data = object.data !== void 0 && object.data !== null ? InputContentDataSource.fromPartial(object.data) : void 0;
		message.url = object.url !== void 0 && object.url !== null ? InputContentUrlSource.fromPartial(object.url) : void 0;
		message.file = object.file !== void 0 && object.file !== null ? InputContentFileSource.fromPartial(object.file) : void 0;
		return message;
	}
};
function createBaseAudioInputPart() {
	return {
		source: void 0,
		metadata: void 0,
		id: void 0
	};
}
const AudioInputPart = {
	encode(message, writer = new BinaryWriter()) {
		if (message.source !== void 0) InputContentSource.encode(message.source, writer.uint32(10).fork()).join();
		if (message.metadata !== void 0) Value.encode(Value.wrap(message.metadata), writer.uint32(18).fork()).join();
		if (message.id !== void 0) writer.uint32(26).string(message.id);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseAudioInputPart();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.source = InputContentSource.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.metadata = Value.unwrap(Value.decode(reader, reader.uint32()));
					continue;
				case 3:
					if (tag !== 26) break;
					message.id = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return AudioInputPart.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseAudioInputPart();
		message.source = object.source !== void 0 && object.source !== null ? InputContentSource.fromPartial(object.source) : void 0;
		message.metadata = object.metadata ?? void 0;
		message.id = object.id ?? void 0;
		return message;
	}
};
function createBaseVideoInputPart() {
	return {
		source: void 0,
		metadata: void 0,
		id: void 0
	};
}
const VideoInputPart = {
	encode(message, writer = new BinaryWriter()) {
		if (message.source !== void 0) InputContentSource.encode(message.source, writer.uint32(10).fork()).join();
		if (message.metadata !== void 0) Value.encode(Value.wrap(message.metadata), writer.uint32(18).fork()).join();
		if (message.id !== void 0) writer.uint32(26).string(message.id);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseVideoInputPart();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.source = InputContentSource.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.metadata = Value.unwrap(Value.decode(reader, reader.uint32()));
					continue;
				case 3:
					if (tag !== 26) break;
					message.id = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return VideoInputPart.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseVideoInputPart();
		message.source = object.source !== void 0 && object.source !== null ? InputContentSource.fromPartial(object.source) : void 0;
		message.metadata = object.metadata ?? void 0;
		message.id = object.id ?? void 0;
		return message;
	}
};
function createBaseDocumentInputPart() {
	return {
		source: void 0,
		metadata: void 0,
		id: void 0
	};
}
const DocumentInputPart = {
	encode(message, writer = new BinaryWriter()) {
		if (message.source !== void 0) InputContentSource.encode(message.source, writer.uint32(10).fork()).join();
		if (message.metadata !== void 0) Value.encode(Value.wrap(message.metadata), writer.uint32(18).fork()).join();
		if (message.id !== void 0) writer.uint32(26).string(message.id);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseDocumentInputPart();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.source = InputContentSource.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.metadata = Value.unwrap(Value.decode(reader, reader.uint32()));
					continue;
				case 3:
					if (tag !== 26) break;
					message.id = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return DocumentInputPart.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseDocumentInputPart();
		message.source = object.source !== void 0 && object.source !== null ? InputContentSource.fromPartial(object.source) : void 0;
		message.metadata = object.metadata ?? void 0;
		message.id = object.id ?? void 0;
		return message;
	}
};
function createBaseInputContent() {
	return {
		text: void 0,
		image: void 0,
		audio: void 0,
		video: void 0,
		document: void 0
	};
}
const InputContent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.text !== void 0) TextInputPart.encode(message.text, writer.uint32(10).fork()).join();
		if (message.image !== void 0) ImageInputPart.encode(message.image, writer.uint32(18).fork()).join();
		if (message.audio !== void 0) AudioInputPart.encode(message.audio, writer.uint32(26).fork()).join();
		if (message.video !== void 0) VideoInputPart.encode(message.video, writer.uint32(34).fork()).join();
		if (message.document !== void 0) DocumentInputPart.encode(message.document, writer.uint32(42).fork()).join();
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseInputContent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.text = TextInputPart.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.image = ImageInputPart.decode(reader, reader.uint32());
					continue;
				case 3:
					if (tag !== 26) break;
					message.audio = AudioInputPart.decode(reader, reader.uint32());
					continue;
				case 4:
					if (tag !== 34) break;
					message.video = VideoInputPart.decode(reader, reader.uint32());
					continue;
				case 5:
					if (tag !== 42) break;
					message.document = DocumentInputPart.decode(reader, reader.uint32());
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return InputContent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseInputContent();
		message.text = object.text !== void 0 && object.text !== null ? TextInputPart.fromPartial(object.text) : void 0;
		message.image = object.image !== void 0 && object.image !== null ? ImageInputPart.fromPartial(object.image) : void 0;
		message.audio = object.audio !== void 0 && object.audio !== null ? AudioInputPart.fromPartial(object.audio) : void 0;
		message.video = object.video !== void 0 && object.video !== null ? VideoInputPart.fromPartial(object.video) : void 0;
		message.document = object.document !== void 0 && object.document !== null ? DocumentInputPart.fromPartial(object.document) : void 0;
		return message;
	}
};
function createBaseToolCall() {
	return {
		id: "",
		type: "",
		function: void 0,
		metadata: void 0,
		encryptedValue: void 0
	};
}
const ToolCall = {
	encode(message, writer = new BinaryWriter()) {
		if (message.id !== "") writer.uint32(10).string(message.id);
		if (message.type !== "") writer.uint32(18).string(message.type);
		if (message.function !== void 0) ToolCall_Function.encode(message.function, writer.uint32(26).fork()).join();
		if (message.metadata !== void 0) Struct.encode(Struct.wrap(message.metadata), writer.uint32(34).fork()).join();
		if (message.encryptedValue !== void 0) writer.uint32(42).string(message.encryptedValue);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseToolCall();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.id = reader.string();
					continue;
				case 2:
					if (tag !== 18) break;
					message.type = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.function = ToolCall_Function.decode(reader, reader.uint32());
					continue;
				case 4:
					if (tag !== 34) break;
					message.metadata = Struct.unwrap(Struct.decode(reader, reader.uint32()));
					continue;
				case 5:
					if (tag !== 42) break;
					message.encryptedValue = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return ToolCall.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseToolCall();
		message.id = object.id ?? "";
		message.type = object.type ?? "";
		message.function = object.function !== void 0 && object.function !== null ? ToolCall_Function.fromPartial(object.function) : void 0;
		message.metadata = object.metadata ?? void 0;
		message.encryptedValue = object.encryptedValue ?? void 0;
		return message;
	}
};
function createBaseToolCall_Function() {
	return {
		name: "",
		arguments: ""
	};
}
const ToolCall_Function = {
	encode(message, writer = new BinaryWriter()) {
		if (message.name !== "") writer.uint32(10).string(message.name);
		if (message.arguments !== "") writer.uint32(18).string(message.arguments);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseToolCall_Function();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.name = reader.string();
					continue;
				case 2:
					if (tag !== 18) break;
					message.arguments = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return ToolCall_Function.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseToolCall_Function();
		message.name = object.name ?? "";
		message.arguments = object.arguments ?? "";
		return message;
	}
};
function createBaseMessage() {
	return {
		id: "",
		role: "",
		content: void 0,
		name: void 0,
		toolCalls: [],
		toolCallId: void 0,
		error: void 0,
		contentParts: [],
		metadata: void 0,
		subagentRunId: void 0,
		encryptedValue: void 0,
		activityType: void 0,
		activityContent: void 0
	};
}
const Message = {
	encode(message, writer = new BinaryWriter()) {
		if (message.id !== "") writer.uint32(10).string(message.id);
		if (message.role !== "") writer.uint32(18).string(message.role);
		if (message.content !== void 0) writer.uint32(26).string(message.content);
		if (message.name !== void 0) writer.uint32(34).string(message.name);
		for (const v of message.toolCalls) ToolCall.encode(v, writer.uint32(42).fork()).join();
		if (message.toolCallId !== void 0) writer.uint32(50).string(message.toolCallId);
		if (message.error !== void 0) writer.uint32(58).string(message.error);
		for (const v of message.contentParts) InputContent.encode(v, writer.uint32(66).fork()).join();
		if (message.metadata !== void 0) Struct.encode(Struct.wrap(message.metadata), writer.uint32(74).fork()).join();
		if (message.subagentRunId !== void 0) writer.uint32(82).string(message.subagentRunId);
		if (message.encryptedValue !== void 0) writer.uint32(90).string(message.encryptedValue);
		if (message.activityType !== void 0) writer.uint32(98).string(message.activityType);
		if (message.activityContent !== void 0) Struct.encode(Struct.wrap(message.activityContent), writer.uint32(106).fork()).join();
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseMessage();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.id = reader.string();
					continue;
				case 2:
					if (tag !== 18) break;
					message.role = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.content = reader.string();
					continue;
				case 4:
					if (tag !== 34) break;
					message.name = reader.string();
					continue;
				case 5:
					if (tag !== 42) break;
					message.toolCalls.push(ToolCall.decode(reader, reader.uint32()));
					continue;
				case 6:
					if (tag !== 50) break;
					message.toolCallId = reader.string();
					continue;
				case 7:
					if (tag !== 58) break;
					message.error = reader.string();
					continue;
				case 8:
					if (tag !== 66) break;
					message.contentParts.push(InputContent.decode(reader, reader.uint32()));
					continue;
				case 9:
					if (tag !== 74) break;
					message.metadata = Struct.unwrap(Struct.decode(reader, reader.uint32()));
					continue;
				case 10:
					if (tag !== 82) break;
					message.subagentRunId = reader.string();
					continue;
				case 11:
					if (tag !== 90) break;
					message.encryptedValue = reader.string();
					continue;
				case 12:
					if (tag !== 98) break;
					message.activityType = reader.string();
					continue;
				case 13:
					if (tag !== 106) break;
					message.activityContent = Struct.unwrap(Struct.decode(reader, reader.uint32()));
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return Message.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseMessage();
		message.id = object.id ?? "";
		message.role = object.role ?? "";
		message.content = object.content ?? void 0;
		message.name = object.name ?? void 0;
		message.toolCalls = object.toolCalls?.map((e) => ToolCall.fromPartial(e)) || [];
		message.toolCallId = object.toolCallId ?? void 0;
		message.error = object.error ?? void 0;
		message.contentParts = object.contentParts?.map((e) => InputContent.fromPartial(e)) || [];
		message.metadata = object.metadata ?? void 0;
		message.subagentRunId = object.subagentRunId ?? void 0;
		message.encryptedValue = object.encryptedValue ?? void 0;
		message.activityType = object.activityType ?? void 0;
		message.activityContent = object.activityContent ?? void 0;
		return message;
	}
};
function createBaseTool() {
	return {
		name: "",
		description: "",
		parameters: void 0,
		metadata: void 0
	};
}
const Tool = {
	encode(message, writer = new BinaryWriter()) {
		if (message.name !== "") writer.uint32(10).string(message.name);
		if (message.description !== "") writer.uint32(18).string(message.description);
		if (message.parameters !== void 0) Value.encode(Value.wrap(message.parameters), writer.uint32(26).fork()).join();
		if (message.metadata !== void 0) Struct.encode(Struct.wrap(message.metadata), writer.uint32(34).fork()).join();
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseTool();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.name = reader.string();
					continue;
				case 2:
					if (tag !== 18) break;
					message.description = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.parameters = Value.unwrap(Value.decode(reader, reader.uint32()));
					continue;
				case 4:
					if (tag !== 34) break;
					message.metadata = Struct.unwrap(Struct.decode(reader, reader.uint32()));
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return Tool.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseTool();
		message.name = object.name ?? "";
		message.description = object.description ?? "";
		message.parameters = object.parameters ?? void 0;
		message.metadata = object.metadata ?? void 0;
		return message;
	}
};
function createBaseContext() {
	return {
		description: "",
		value: ""
	};
}
const Context = {
	encode(message, writer = new BinaryWriter()) {
		if (message.description !== "") writer.uint32(10).string(message.description);
		if (message.value !== "") writer.uint32(18).string(message.value);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseContext();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.description = reader.string();
					continue;
				case 2:
					if (tag !== 18) break;
					message.value = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return Context.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseContext();
		message.description = object.description ?? "";
		message.value = object.value ?? "";
		return message;
	}
};
function createBaseResumeEntry() {
	return {
		interruptId: "",
		status: "",
		payload: void 0,
		metadata: void 0
	};
}
const ResumeEntry = {
	encode(message, writer = new BinaryWriter()) {
		if (message.interruptId !== "") writer.uint32(10).string(message.interruptId);
		if (message.status !== "") writer.uint32(18).string(message.status);
		if (message.payload !== void 0) Value.encode(Value.wrap(message.payload), writer.uint32(26).fork()).join();
		if (message.metadata !== void 0) Struct.encode(Struct.wrap(message.metadata), writer.uint32(34).fork()).join();
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseResumeEntry();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.interruptId = reader.string();
					continue;
				case 2:
					if (tag !== 18) break;
					message.status = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.payload = Value.unwrap(Value.decode(reader, reader.uint32()));
					continue;
				case 4:
					if (tag !== 34) break;
					message.metadata = Struct.unwrap(Struct.decode(reader, reader.uint32()));
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return ResumeEntry.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseResumeEntry();
		message.interruptId = object.interruptId ?? "";
		message.status = object.status ?? "";
		message.payload = object.payload ?? void 0;
		message.metadata = object.metadata ?? void 0;
		return message;
	}
};
function createBaseRunAgentInput() {
	return {
		threadId: "",
		runId: "",
		parentRunId: void 0,
		state: void 0,
		messages: [],
		tools: [],
		context: [],
		forwardedProps: void 0,
		resume: [],
		protocolVersion: void 0
	};
}
const RunAgentInput = {
	encode(message, writer = new BinaryWriter()) {
		if (message.threadId !== "") writer.uint32(10).string(message.threadId);
		if (message.runId !== "") writer.uint32(18).string(message.runId);
		if (message.parentRunId !== void 0) writer.uint32(26).string(message.parentRunId);
		if (message.state !== void 0) Value.encode(Value.wrap(message.state), writer.uint32(34).fork()).join();
		for (const v of message.messages) Message.encode(v, writer.uint32(42).fork()).join();
		for (const v of message.tools) Tool.encode(v, writer.uint32(50).fork()).join();
		for (const v of message.context) Context.encode(v, writer.uint32(58).fork()).join();
		if (message.forwardedProps !== void 0) Value.encode(Value.wrap(message.forwardedProps), writer.uint32(66).fork()).join();
		for (const v of message.resume) ResumeEntry.encode(v, writer.uint32(74).fork()).join();
		if (message.protocolVersion !== void 0) writer.uint32(82).string(message.protocolVersion);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseRunAgentInput();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.threadId = reader.string();
					continue;
				case 2:
					if (tag !== 18) break;
					message.runId = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.parentRunId = reader.string();
					continue;
				case 4:
					if (tag !== 34) break;
					message.state = Value.unwrap(Value.decode(reader, reader.uint32()));
					continue;
				case 5:
					if (tag !== 42) break;
					message.messages.push(Message.decode(reader, reader.uint32()));
					continue;
				case 6:
					if (tag !== 50) break;
					message.tools.push(Tool.decode(reader, reader.uint32()));
					continue;
				case 7:
					if (tag !== 58) break;
					message.context.push(Context.decode(reader, reader.uint32()));
					continue;
				case 8:
					if (tag !== 66) break;
					message.forwardedProps = Value.unwrap(Value.decode(reader, reader.uint32()));
					continue;
				case 9:
					if (tag !== 74) break;
					message.resume.push(ResumeEntry.decode(reader, reader.uint32()));
					continue;
				case 10:
					if (tag !== 82) break;
					message.protocolVersion = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return RunAgentInput.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseRunAgentInput();
		message.threadId = object.threadId ?? "";
		message.runId = object.runId ?? "";
		message.parentRunId = object.parentRunId ?? void 0;
		message.state = object.state ?? void 0;
		message.messages = object.messages?.map((e) => Message.fromPartial(e)) || [];
		message.tools = object.tools?.map((e) => Tool.fromPartial(e)) || [];
		message.context = object.context?.map((e) => Context.fromPartial(e)) || [];
		message.forwardedProps = object.forwardedProps ?? void 0;
		message.resume = object.resume?.map((e) => ResumeEntry.fromPartial(e)) || [];
		message.protocolVersion = object.protocolVersion ?? void 0;
		return message;
	}
};
function createBaseInterrupt() {
	return {
		id: "",
		reason: "",
		message: void 0,
		toolCallId: void 0,
		responseSchema: void 0,
		expiresAt: void 0,
		metadata: void 0,
		subagentRunId: void 0
	};
}
const Interrupt = {
	encode(message, writer = new BinaryWriter()) {
		if (message.id !== "") writer.uint32(10).string(message.id);
		if (message.reason !== "") writer.uint32(18).string(message.reason);
		if (message.message !== void 0) writer.uint32(26).string(message.message);
		if (message.toolCallId !== void 0) writer.uint32(34).string(message.toolCallId);
		if (message.responseSchema !== void 0) Value.encode(Value.wrap(message.responseSchema), writer.uint32(42).fork()).join();
		if (message.expiresAt !== void 0) writer.uint32(50).string(message.expiresAt);
		if (message.metadata !== void 0) Value.encode(Value.wrap(message.metadata), writer.uint32(58).fork()).join();
		if (message.subagentRunId !== void 0) writer.uint32(66).string(message.subagentRunId);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseInterrupt();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.id = reader.string();
					continue;
				case 2:
					if (tag !== 18) break;
					message.reason = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.message = reader.string();
					continue;
				case 4:
					if (tag !== 34) break;
					message.toolCallId = reader.string();
					continue;
				case 5:
					if (tag !== 42) break;
					message.responseSchema = Value.unwrap(Value.decode(reader, reader.uint32()));
					continue;
				case 6:
					if (tag !== 50) break;
					message.expiresAt = reader.string();
					continue;
				case 7:
					if (tag !== 58) break;
					message.metadata = Value.unwrap(Value.decode(reader, reader.uint32()));
					continue;
				case 8:
					if (tag !== 66) break;
					message.subagentRunId = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return Interrupt.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseInterrupt();
		message.id = object.id ?? "";
		message.reason = object.reason ?? "";
		message.message = object.message ?? void 0;
		message.toolCallId = object.toolCallId ?? void 0;
		message.responseSchema = object.responseSchema ?? void 0;
		message.expiresAt = object.expiresAt ?? void 0;
		message.metadata = object.metadata ?? void 0;
		message.subagentRunId = object.subagentRunId ?? void 0;
		return message;
	}
};

//#endregion
//#region src/generated/events.ts
/** The discriminator carried by every event. */
let EventType$1 = /* @__PURE__ */ function(EventType) {
	EventType[EventType["TEXT_MESSAGE_START"] = 0] = "TEXT_MESSAGE_START";
	EventType[EventType["TEXT_MESSAGE_CONTENT"] = 1] = "TEXT_MESSAGE_CONTENT";
	EventType[EventType["TEXT_MESSAGE_END"] = 2] = "TEXT_MESSAGE_END";
	EventType[EventType["TOOL_CALL_START"] = 3] = "TOOL_CALL_START";
	EventType[EventType["TOOL_CALL_ARGS"] = 4] = "TOOL_CALL_ARGS";
	EventType[EventType["TOOL_CALL_END"] = 5] = "TOOL_CALL_END";
	EventType[EventType["STATE_SNAPSHOT"] = 6] = "STATE_SNAPSHOT";
	EventType[EventType["STATE_DELTA"] = 7] = "STATE_DELTA";
	EventType[EventType["MESSAGES_SNAPSHOT"] = 8] = "MESSAGES_SNAPSHOT";
	EventType[EventType["RAW"] = 9] = "RAW";
	EventType[EventType["CUSTOM"] = 10] = "CUSTOM";
	EventType[EventType["RUN_STARTED"] = 11] = "RUN_STARTED";
	EventType[EventType["RUN_FINISHED"] = 12] = "RUN_FINISHED";
	EventType[EventType["RUN_ERROR"] = 13] = "RUN_ERROR";
	EventType[EventType["STEP_STARTED"] = 14] = "STEP_STARTED";
	EventType[EventType["STEP_FINISHED"] = 15] = "STEP_FINISHED";
	EventType[EventType["SUBAGENT_STARTED"] = 16] = "SUBAGENT_STARTED";
	EventType[EventType["SUBAGENT_FINISHED"] = 17] = "SUBAGENT_FINISHED";
	EventType[EventType["SUBAGENT_ERROR"] = 18] = "SUBAGENT_ERROR";
	EventType[EventType["TEXT_MESSAGE_CHUNK"] = 19] = "TEXT_MESSAGE_CHUNK";
	EventType[EventType["TOOL_CALL_CHUNK"] = 20] = "TOOL_CALL_CHUNK";
	EventType[EventType["TOOL_CALL_RESULT"] = 21] = "TOOL_CALL_RESULT";
	EventType[EventType["ACTIVITY_SNAPSHOT"] = 22] = "ACTIVITY_SNAPSHOT";
	EventType[EventType["ACTIVITY_DELTA"] = 23] = "ACTIVITY_DELTA";
	EventType[EventType["REASONING_START"] = 24] = "REASONING_START";
	EventType[EventType["REASONING_MESSAGE_START"] = 25] = "REASONING_MESSAGE_START";
	EventType[EventType["REASONING_MESSAGE_CONTENT"] = 26] = "REASONING_MESSAGE_CONTENT";
	EventType[EventType["REASONING_MESSAGE_END"] = 27] = "REASONING_MESSAGE_END";
	EventType[EventType["REASONING_MESSAGE_CHUNK"] = 28] = "REASONING_MESSAGE_CHUNK";
	EventType[EventType["REASONING_END"] = 29] = "REASONING_END";
	EventType[EventType["REASONING_ENCRYPTED_VALUE"] = 30] = "REASONING_ENCRYPTED_VALUE";
	EventType[EventType["UNRECOGNIZED"] = -1] = "UNRECOGNIZED";
	return EventType;
}({});
function createBaseBaseEvent() {
	return {
		type: 0,
		timestamp: void 0,
		rawEvent: void 0,
		metadata: void 0
	};
}
const BaseEvent$1 = {
	encode(message, writer = new BinaryWriter()) {
		if (message.type !== 0) writer.uint32(8).int32(message.type);
		if (message.timestamp !== void 0) writer.uint32(16).int64(message.timestamp);
		if (message.rawEvent !== void 0) Value.encode(Value.wrap(message.rawEvent), writer.uint32(26).fork()).join();
		if (message.metadata !== void 0) Struct.encode(Struct.wrap(message.metadata), writer.uint32(34).fork()).join();
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseBaseEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 8) break;
					message.type = reader.int32();
					continue;
				case 2:
					if (tag !== 16) break;
					message.timestamp = longToNumber(reader.int64());
					continue;
				case 3:
					if (tag !== 26) break;
					message.rawEvent = Value.unwrap(Value.decode(reader, reader.uint32()));
					continue;
				case 4:
					if (tag !== 34) break;
					message.metadata = Struct.unwrap(Struct.decode(reader, reader.uint32()));
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return BaseEvent$1.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseBaseEvent();
		message.type = object.type ?? 0;
		message.timestamp = object.timestamp ?? void 0;
		message.rawEvent = object.rawEvent ?? void 0;
		message.metadata = object.metadata ?? void 0;
		return message;
	}
};
function createBaseTextMessageStartEvent() {
	return {
		baseEvent: void 0,
		messageId: "",
		role: void 0,
		name: void 0,
		subagentRunId: void 0
	};
}
const TextMessageStartEvent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.baseEvent !== void 0) BaseEvent$1.encode(message.baseEvent, writer.uint32(10).fork()).join();
		if (message.messageId !== "") writer.uint32(18).string(message.messageId);
		if (message.role !== void 0) writer.uint32(26).string(message.role);
		if (message.name !== void 0) writer.uint32(34).string(message.name);
		if (message.subagentRunId !== void 0) writer.uint32(42).string(message.subagentRunId);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseTextMessageStartEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.baseEvent = BaseEvent$1.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.messageId = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.role = reader.string();
					continue;
				case 4:
					if (tag !== 34) break;
					message.name = reader.string();
					continue;
				case 5:
					if (tag !== 42) break;
					message.subagentRunId = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return TextMessageStartEvent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseTextMessageStartEvent();
		message.baseEvent = object.baseEvent !== void 0 && object.baseEvent !== null ? BaseEvent$1.fromPartial(object.baseEvent) : void 0;
		message.messageId = object.messageId ?? "";
		message.role = object.role ?? void 0;
		message.name = object.name ?? void 0;
		message.subagentRunId = object.subagentRunId ?? void 0;
		return message;
	}
};
function createBaseTextMessageContentEvent() {
	return {
		baseEvent: void 0,
		messageId: "",
		delta: "",
		subagentRunId: void 0
	};
}
const TextMessageContentEvent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.baseEvent !== void 0) BaseEvent$1.encode(message.baseEvent, writer.uint32(10).fork()).join();
		if (message.messageId !== "") writer.uint32(18).string(message.messageId);
		if (message.delta !== "") writer.uint32(26).string(message.delta);
		if (message.subagentRunId !== void 0) writer.uint32(34).string(message.subagentRunId);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseTextMessageContentEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.baseEvent = BaseEvent$1.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.messageId = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.delta = reader.string();
					continue;
				case 4:
					if (tag !== 34) break;
					message.subagentRunId = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return TextMessageContentEvent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseTextMessageContentEvent();
		message.baseEvent = object.baseEvent !== void 0 && object.baseEvent !== null ? BaseEvent$1.fromPartial(object.baseEvent) : void 0;
		message.messageId = object.messageId ?? "";
		message.delta = object.delta ?? "";
		message.subagentRunId = object.subagentRunId ?? void 0;
		return message;
	}
};
function createBaseTextMessageEndEvent() {
	return {
		baseEvent: void 0,
		messageId: "",
		subagentRunId: void 0
	};
}
const TextMessageEndEvent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.baseEvent !== void 0) BaseEvent$1.encode(message.baseEvent, writer.uint32(10).fork()).join();
		if (message.messageId !== "") writer.uint32(18).string(message.messageId);
		if (message.subagentRunId !== void 0) writer.uint32(26).string(message.subagentRunId);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseTextMessageEndEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.baseEvent = BaseEvent$1.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.messageId = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.subagentRunId = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return TextMessageEndEvent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseTextMessageEndEvent();
		message.baseEvent = object.baseEvent !== void 0 && object.baseEvent !== null ? BaseEvent$1.fromPartial(object.baseEvent) : void 0;
		message.messageId = object.messageId ?? "";
		message.subagentRunId = object.subagentRunId ?? void 0;
		return message;
	}
};
function createBaseTextMessageChunkEvent() {
	return {
		baseEvent: void 0,
		messageId: void 0,
		role: void 0,
		delta: void 0,
		name: void 0,
		subagentRunId: void 0
	};
}
const TextMessageChunkEvent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.baseEvent !== void 0) BaseEvent$1.encode(message.baseEvent, writer.uint32(10).fork()).join();
		if (message.messageId !== void 0) writer.uint32(18).string(message.messageId);
		if (message.role !== void 0) writer.uint32(26).string(message.role);
		if (message.delta !== void 0) writer.uint32(34).string(message.delta);
		if (message.name !== void 0) writer.uint32(42).string(message.name);
		if (message.subagentRunId !== void 0) writer.uint32(50).string(message.subagentRunId);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseTextMessageChunkEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.baseEvent = BaseEvent$1.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.messageId = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.role = reader.string();
					continue;
				case 4:
					if (tag !== 34) break;
					message.delta = reader.string();
					continue;
				case 5:
					if (tag !== 42) break;
					message.name = reader.string();
					continue;
				case 6:
					if (tag !== 50) break;
					message.subagentRunId = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return TextMessageChunkEvent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseTextMessageChunkEvent();
		message.baseEvent = object.baseEvent !== void 0 && object.baseEvent !== null ? BaseEvent$1.fromPartial(object.baseEvent) : void 0;
		message.messageId = object.messageId ?? void 0;
		message.role = object.role ?? void 0;
		message.delta = object.delta ?? void 0;
		message.name = object.name ?? void 0;
		message.subagentRunId = object.subagentRunId ?? void 0;
		return message;
	}
};
function createBaseToolCallStartEvent() {
	return {
		baseEvent: void 0,
		toolCallId: "",
		toolCallName: "",
		parentMessageId: void 0,
		subagentRunId: void 0
	};
}
const ToolCallStartEvent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.baseEvent !== void 0) BaseEvent$1.encode(message.baseEvent, writer.uint32(10).fork()).join();
		if (message.toolCallId !== "") writer.uint32(18).string(message.toolCallId);
		if (message.toolCallName !== "") writer.uint32(26).string(message.toolCallName);
		if (message.parentMessageId !== void 0) writer.uint32(34).string(message.parentMessageId);
		if (message.subagentRunId !== void 0) writer.uint32(42).string(message.subagentRunId);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseToolCallStartEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.baseEvent = BaseEvent$1.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.toolCallId = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.toolCallName = reader.string();
					continue;
				case 4:
					if (tag !== 34) break;
					message.parentMessageId = reader.string();
					continue;
				case 5:
					if (tag !== 42) break;
					message.subagentRunId = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return ToolCallStartEvent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseToolCallStartEvent();
		message.baseEvent = object.baseEvent !== void 0 && object.baseEvent !== null ? BaseEvent$1.fromPartial(object.baseEvent) : void 0;
		message.toolCallId = object.toolCallId ?? "";
		message.toolCallName = object.toolCallName ?? "";
		message.parentMessageId = object.parentMessageId ?? void 0;
		message.subagentRunId = object.subagentRunId ?? void 0;
		return message;
	}
};
function createBaseToolCallArgsEvent() {
	return {
		baseEvent: void 0,
		toolCallId: "",
		delta: "",
		subagentRunId: void 0
	};
}
const ToolCallArgsEvent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.baseEvent !== void 0) BaseEvent$1.encode(message.baseEvent, writer.uint32(10).fork()).join();
		if (message.toolCallId !== "") writer.uint32(18).string(message.toolCallId);
		if (message.delta !== "") writer.uint32(26).string(message.delta);
		if (message.subagentRunId !== void 0) writer.uint32(34).string(message.subagentRunId);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseToolCallArgsEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.baseEvent = BaseEvent$1.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.toolCallId = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.delta = reader.string();
					continue;
				case 4:
					if (tag !== 34) break;
					message.subagentRunId = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return ToolCallArgsEvent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseToolCallArgsEvent();
		message.baseEvent = object.baseEvent !== void 0 && object.baseEvent !== null ? BaseEvent$1.fromPartial(object.baseEvent) : void 0;
		message.toolCallId = object.toolCallId ?? "";
		message.delta = object.delta ?? "";
		message.subagentRunId = object.subagentRunId ?? void 0;
		return message;
	}
};
function createBaseToolCallEndEvent() {
	return {
		baseEvent: void 0,
		toolCallId: "",
		subagentRunId: void 0
	};
}
const ToolCallEndEvent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.baseEvent !== void 0) BaseEvent$1.encode(message.baseEvent, writer.uint32(10).fork()).join();
		if (message.toolCallId !== "") writer.uint32(18).string(message.toolCallId);
		if (message.subagentRunId !== void 0) writer.uint32(26).string(message.subagentRunId);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseToolCallEndEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.baseEvent = BaseEvent$1.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.toolCallId = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.subagentRunId = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return ToolCallEndEvent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseToolCallEndEvent();
		message.baseEvent = object.baseEvent !== void 0 && object.baseEvent !== null ? BaseEvent$1.fromPartial(object.baseEvent) : void 0;
		message.toolCallId = object.toolCallId ?? "";
		message.subagentRunId = object.subagentRunId ?? void 0;
		return message;
	}
};
function createBaseToolCallChunkEvent() {
	return {
		baseEvent: void 0,
		toolCallId: void 0,
		toolCallName: void 0,
		parentMessageId: void 0,
		delta: void 0,
		subagentRunId: void 0
	};
}
const ToolCallChunkEvent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.baseEvent !== void 0) BaseEvent$1.encode(message.baseEvent, writer.uint32(10).fork()).join();
		if (message.toolCallId !== void 0) writer.uint32(18).string(message.toolCallId);
		if (message.toolCallName !== void 0) writer.uint32(26).string(message.toolCallName);
		if (message.parentMessageId !== void 0) writer.uint32(34).string(message.parentMessageId);
		if (message.delta !== void 0) writer.uint32(42).string(message.delta);
		if (message.subagentRunId !== void 0) writer.uint32(50).string(message.subagentRunId);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseToolCallChunkEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.baseEvent = BaseEvent$1.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.toolCallId = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.toolCallName = reader.string();
					continue;
				case 4:
					if (tag !== 34) break;
					message.parentMessageId = reader.string();
					continue;
				case 5:
					if (tag !== 42) break;
					message.delta = reader.string();
					continue;
				case 6:
					if (tag !== 50) break;
					message.subagentRunId = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return ToolCallChunkEvent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseToolCallChunkEvent();
		message.baseEvent = object.baseEvent !== void 0 && object.baseEvent !== null ? BaseEvent$1.fromPartial(object.baseEvent) : void 0;
		message.toolCallId = object.toolCallId ?? void 0;
		message.toolCallName = object.toolCallName ?? void 0;
		message.parentMessageId = object.parentMessageId ?? void 0;
		message.delta = object.delta ?? void 0;
		message.subagentRunId = object.subagentRunId ?? void 0;
		return message;
	}
};
function createBaseToolCallResultEvent() {
	return {
		baseEvent: void 0,
		subagentRunId: void 0,
		messageId: "",
		toolCallId: "",
		content: void 0,
		role: void 0,
		contentParts: []
	};
}
const ToolCallResultEvent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.baseEvent !== void 0) BaseEvent$1.encode(message.baseEvent, writer.uint32(10).fork()).join();
		if (message.subagentRunId !== void 0) writer.uint32(18).string(message.subagentRunId);
		if (message.messageId !== "") writer.uint32(26).string(message.messageId);
		if (message.toolCallId !== "") writer.uint32(34).string(message.toolCallId);
		if (message.content !== void 0) writer.uint32(42).string(message.content);
		if (message.role !== void 0) writer.uint32(50).string(message.role);
		for (const v of message.contentParts) InputContent.encode(v, writer.uint32(58).fork()).join();
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseToolCallResultEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.baseEvent = BaseEvent$1.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.subagentRunId = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.messageId = reader.string();
					continue;
				case 4:
					if (tag !== 34) break;
					message.toolCallId = reader.string();
					continue;
				case 5:
					if (tag !== 42) break;
					message.content = reader.string();
					continue;
				case 6:
					if (tag !== 50) break;
					message.role = reader.string();
					continue;
				case 7:
					if (tag !== 58) break;
					message.contentParts.push(InputContent.decode(reader, reader.uint32()));
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return ToolCallResultEvent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseToolCallResultEvent();
		message.baseEvent = object.baseEvent !== void 0 && object.baseEvent !== null ? BaseEvent$1.fromPartial(object.baseEvent) : void 0;
		message.subagentRunId = object.subagentRunId ?? void 0;
		message.messageId = object.messageId ?? "";
		message.toolCallId = object.toolCallId ?? "";
		message.content = object.content ?? void 0;
		message.role = object.role ?? void 0;
		message.contentParts = object.contentParts?.map((e) => InputContent.fromPartial(e)) || [];
		return message;
	}
};
function createBaseStateSnapshotEvent() {
	return {
		baseEvent: void 0,
		snapshot: void 0,
		subagentRunId: void 0
	};
}
const StateSnapshotEvent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.baseEvent !== void 0) BaseEvent$1.encode(message.baseEvent, writer.uint32(10).fork()).join();
		if (message.snapshot !== void 0) Value.encode(Value.wrap(message.snapshot), writer.uint32(18).fork()).join();
		if (message.subagentRunId !== void 0) writer.uint32(26).string(message.subagentRunId);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseStateSnapshotEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.baseEvent = BaseEvent$1.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.snapshot = Value.unwrap(Value.decode(reader, reader.uint32()));
					continue;
				case 3:
					if (tag !== 26) break;
					message.subagentRunId = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return StateSnapshotEvent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseStateSnapshotEvent();
		message.baseEvent = object.baseEvent !== void 0 && object.baseEvent !== null ? BaseEvent$1.fromPartial(object.baseEvent) : void 0;
		message.snapshot = object.snapshot ?? void 0;
		message.subagentRunId = object.subagentRunId ?? void 0;
		return message;
	}
};
function createBaseStateDeltaEvent() {
	return {
		baseEvent: void 0,
		delta: [],
		subagentRunId: void 0
	};
}
const StateDeltaEvent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.baseEvent !== void 0) BaseEvent$1.encode(message.baseEvent, writer.uint32(10).fork()).join();
		for (const v of message.delta) JsonPatchOperation.encode(v, writer.uint32(18).fork()).join();
		if (message.subagentRunId !== void 0) writer.uint32(26).string(message.subagentRunId);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseStateDeltaEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.baseEvent = BaseEvent$1.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.delta.push(JsonPatchOperation.decode(reader, reader.uint32()));
					continue;
				case 3:
					if (tag !== 26) break;
					message.subagentRunId = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return StateDeltaEvent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseStateDeltaEvent();
		message.baseEvent = object.baseEvent !== void 0 && object.baseEvent !== null ? BaseEvent$1.fromPartial(object.baseEvent) : void 0;
		message.delta = object.delta?.map((e) => JsonPatchOperation.fromPartial(e)) || [];
		message.subagentRunId = object.subagentRunId ?? void 0;
		return message;
	}
};
function createBaseMessagesSnapshotEvent() {
	return {
		baseEvent: void 0,
		messages: []
	};
}
const MessagesSnapshotEvent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.baseEvent !== void 0) BaseEvent$1.encode(message.baseEvent, writer.uint32(10).fork()).join();
		for (const v of message.messages) Message.encode(v, writer.uint32(18).fork()).join();
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseMessagesSnapshotEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.baseEvent = BaseEvent$1.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.messages.push(Message.decode(reader, reader.uint32()));
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return MessagesSnapshotEvent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseMessagesSnapshotEvent();
		message.baseEvent = object.baseEvent !== void 0 && object.baseEvent !== null ? BaseEvent$1.fromPartial(object.baseEvent) : void 0;
		message.messages = object.messages?.map((e) => Message.fromPartial(e)) || [];
		return message;
	}
};
function createBaseActivitySnapshotEvent() {
	return {
		baseEvent: void 0,
		subagentRunId: void 0,
		messageId: "",
		activityType: "",
		content: void 0,
		replace: void 0
	};
}
const ActivitySnapshotEvent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.baseEvent !== void 0) BaseEvent$1.encode(message.baseEvent, writer.uint32(10).fork()).join();
		if (message.subagentRunId !== void 0) writer.uint32(18).string(message.subagentRunId);
		if (message.messageId !== "") writer.uint32(26).string(message.messageId);
		if (message.activityType !== "") writer.uint32(34).string(message.activityType);
		if (message.content !== void 0) Struct.encode(Struct.wrap(message.content), writer.uint32(42).fork()).join();
		if (message.replace !== void 0) writer.uint32(48).bool(message.replace);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseActivitySnapshotEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.baseEvent = BaseEvent$1.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.subagentRunId = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.messageId = reader.string();
					continue;
				case 4:
					if (tag !== 34) break;
					message.activityType = reader.string();
					continue;
				case 5:
					if (tag !== 42) break;
					message.content = Struct.unwrap(Struct.decode(reader, reader.uint32()));
					continue;
				case 6:
					if (tag !== 48) break;
					message.replace = reader.bool();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return ActivitySnapshotEvent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseActivitySnapshotEvent();
		message.baseEvent = object.baseEvent !== void 0 && object.baseEvent !== null ? BaseEvent$1.fromPartial(object.baseEvent) : void 0;
		message.subagentRunId = object.subagentRunId ?? void 0;
		message.messageId = object.messageId ?? "";
		message.activityType = object.activityType ?? "";
		message.content = object.content ?? void 0;
		message.replace = object.replace ?? void 0;
		return message;
	}
};
function createBaseActivityDeltaEvent() {
	return {
		baseEvent: void 0,
		subagentRunId: void 0,
		messageId: "",
		activityType: "",
		patch: []
	};
}
const ActivityDeltaEvent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.baseEvent !== void 0) BaseEvent$1.encode(message.baseEvent, writer.uint32(10).fork()).join();
		if (message.subagentRunId !== void 0) writer.uint32(18).string(message.subagentRunId);
		if (message.messageId !== "") writer.uint32(26).string(message.messageId);
		if (message.activityType !== "") writer.uint32(34).string(message.activityType);
		for (const v of message.patch) JsonPatchOperation.encode(v, writer.uint32(42).fork()).join();
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseActivityDeltaEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.baseEvent = BaseEvent$1.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.subagentRunId = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.messageId = reader.string();
					continue;
				case 4:
					if (tag !== 34) break;
					message.activityType = reader.string();
					continue;
				case 5:
					if (tag !== 42) break;
					message.patch.push(JsonPatchOperation.decode(reader, reader.uint32()));
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return ActivityDeltaEvent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseActivityDeltaEvent();
		message.baseEvent = object.baseEvent !== void 0 && object.baseEvent !== null ? BaseEvent$1.fromPartial(object.baseEvent) : void 0;
		message.subagentRunId = object.subagentRunId ?? void 0;
		message.messageId = object.messageId ?? "";
		message.activityType = object.activityType ?? "";
		message.patch = object.patch?.map((e) => JsonPatchOperation.fromPartial(e)) || [];
		return message;
	}
};
function createBaseRawEvent() {
	return {
		baseEvent: void 0,
		event: void 0,
		source: void 0,
		subagentRunId: void 0
	};
}
const RawEvent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.baseEvent !== void 0) BaseEvent$1.encode(message.baseEvent, writer.uint32(10).fork()).join();
		if (message.event !== void 0) Value.encode(Value.wrap(message.event), writer.uint32(18).fork()).join();
		if (message.source !== void 0) writer.uint32(26).string(message.source);
		if (message.subagentRunId !== void 0) writer.uint32(34).string(message.subagentRunId);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseRawEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.baseEvent = BaseEvent$1.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.event = Value.unwrap(Value.decode(reader, reader.uint32()));
					continue;
				case 3:
					if (tag !== 26) break;
					message.source = reader.string();
					continue;
				case 4:
					if (tag !== 34) break;
					message.subagentRunId = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return RawEvent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseRawEvent();
		message.baseEvent = object.baseEvent !== void 0 && object.baseEvent !== null ? BaseEvent$1.fromPartial(object.baseEvent) : void 0;
		message.event = object.event ?? void 0;
		message.source = object.source ?? void 0;
		message.subagentRunId = object.subagentRunId ?? void 0;
		return message;
	}
};
function createBaseCustomEvent() {
	return {
		baseEvent: void 0,
		name: "",
		value: void 0,
		subagentRunId: void 0
	};
}
const CustomEvent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.baseEvent !== void 0) BaseEvent$1.encode(message.baseEvent, writer.uint32(10).fork()).join();
		if (message.name !== "") writer.uint32(18).string(message.name);
		if (message.value !== void 0) Value.encode(Value.wrap(message.value), writer.uint32(26).fork()).join();
		if (message.subagentRunId !== void 0) writer.uint32(34).string(message.subagentRunId);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseCustomEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.baseEvent = BaseEvent$1.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.name = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.value = Value.unwrap(Value.decode(reader, reader.uint32()));
					continue;
				case 4:
					if (tag !== 34) break;
					message.subagentRunId = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return CustomEvent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseCustomEvent();
		message.baseEvent = object.baseEvent !== void 0 && object.baseEvent !== null ? BaseEvent$1.fromPartial(object.baseEvent) : void 0;
		message.name = object.name ?? "";
		message.value = object.value ?? void 0;
		message.subagentRunId = object.subagentRunId ?? void 0;
		return message;
	}
};
function createBaseRunStartedEvent() {
	return {
		baseEvent: void 0,
		threadId: "",
		runId: "",
		parentRunId: void 0,
		input: void 0,
		protocolVersion: void 0
	};
}
const RunStartedEvent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.baseEvent !== void 0) BaseEvent$1.encode(message.baseEvent, writer.uint32(10).fork()).join();
		if (message.threadId !== "") writer.uint32(18).string(message.threadId);
		if (message.runId !== "") writer.uint32(26).string(message.runId);
		if (message.parentRunId !== void 0) writer.uint32(34).string(message.parentRunId);
		if (message.input !== void 0) RunAgentInput.encode(message.input, writer.uint32(42).fork()).join();
		if (message.protocolVersion !== void 0) writer.uint32(50).string(message.protocolVersion);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseRunStartedEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.baseEvent = BaseEvent$1.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.threadId = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.runId = reader.string();
					continue;
				case 4:
					if (tag !== 34) break;
					message.parentRunId = reader.string();
					continue;
				case 5:
					if (tag !== 42) break;
					message.input = RunAgentInput.decode(reader, reader.uint32());
					continue;
				case 6:
					if (tag !== 50) break;
					message.protocolVersion = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return RunStartedEvent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseRunStartedEvent();
		message.baseEvent = object.baseEvent !== void 0 && object.baseEvent !== null ? BaseEvent$1.fromPartial(object.baseEvent) : void 0;
		message.threadId = object.threadId ?? "";
		message.runId = object.runId ?? "";
		message.parentRunId = object.parentRunId ?? void 0;
		message.input = object.input !== void 0 && object.input !== null ? RunAgentInput.fromPartial(object.input) : void 0;
		message.protocolVersion = object.protocolVersion ?? void 0;
		return message;
	}
};
function createBaseRunFinishedEvent() {
	return {
		baseEvent: void 0,
		threadId: "",
		runId: "",
		result: void 0,
		outcome: "",
		interrupts: [],
		usage: [],
		pendingToolCallIds: []
	};
}
const RunFinishedEvent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.baseEvent !== void 0) BaseEvent$1.encode(message.baseEvent, writer.uint32(10).fork()).join();
		if (message.threadId !== "") writer.uint32(18).string(message.threadId);
		if (message.runId !== "") writer.uint32(26).string(message.runId);
		if (message.result !== void 0) Value.encode(Value.wrap(message.result), writer.uint32(34).fork()).join();
		if (message.outcome !== "") writer.uint32(42).string(message.outcome);
		for (const v of message.interrupts) Interrupt.encode(v, writer.uint32(50).fork()).join();
		for (const v of message.usage) Usage.encode(v, writer.uint32(58).fork()).join();
		for (const v of message.pendingToolCallIds) writer.uint32(66).string(v);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseRunFinishedEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.baseEvent = BaseEvent$1.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.threadId = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.runId = reader.string();
					continue;
				case 4:
					if (tag !== 34) break;
					message.result = Value.unwrap(Value.decode(reader, reader.uint32()));
					continue;
				case 5:
					if (tag !== 42) break;
					message.outcome = reader.string();
					continue;
				case 6:
					if (tag !== 50) break;
					message.interrupts.push(Interrupt.decode(reader, reader.uint32()));
					continue;
				case 7:
					if (tag !== 58) break;
					message.usage.push(Usage.decode(reader, reader.uint32()));
					continue;
				case 8:
					if (tag !== 66) break;
					message.pendingToolCallIds.push(reader.string());
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return RunFinishedEvent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseRunFinishedEvent();
		message.baseEvent = object.baseEvent !== void 0 && object.baseEvent !== null ? BaseEvent$1.fromPartial(object.baseEvent) : void 0;
		message.threadId = object.threadId ?? "";
		message.runId = object.runId ?? "";
		message.result = object.result ?? void 0;
		message.outcome = object.outcome ?? "";
		message.interrupts = object.interrupts?.map((e) => Interrupt.fromPartial(e)) || [];
		message.usage = object.usage?.map((e) => Usage.fromPartial(e)) || [];
		message.pendingToolCallIds = object.pendingToolCallIds?.map((e) => e) || [];
		return message;
	}
};
function createBaseRunErrorEvent() {
	return {
		baseEvent: void 0,
		code: void 0,
		message: "",
		usage: []
	};
}
const RunErrorEvent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.baseEvent !== void 0) BaseEvent$1.encode(message.baseEvent, writer.uint32(10).fork()).join();
		if (message.code !== void 0) writer.uint32(18).string(message.code);
		if (message.message !== "") writer.uint32(26).string(message.message);
		for (const v of message.usage) Usage.encode(v, writer.uint32(34).fork()).join();
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseRunErrorEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.baseEvent = BaseEvent$1.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.code = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.message = reader.string();
					continue;
				case 4:
					if (tag !== 34) break;
					message.usage.push(Usage.decode(reader, reader.uint32()));
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return RunErrorEvent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseRunErrorEvent();
		message.baseEvent = object.baseEvent !== void 0 && object.baseEvent !== null ? BaseEvent$1.fromPartial(object.baseEvent) : void 0;
		message.code = object.code ?? void 0;
		message.message = object.message ?? "";
		message.usage = object.usage?.map((e) => Usage.fromPartial(e)) || [];
		return message;
	}
};
function createBaseStepStartedEvent() {
	return {
		baseEvent: void 0,
		stepName: "",
		subagentRunId: void 0
	};
}
const StepStartedEvent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.baseEvent !== void 0) BaseEvent$1.encode(message.baseEvent, writer.uint32(10).fork()).join();
		if (message.stepName !== "") writer.uint32(18).string(message.stepName);
		if (message.subagentRunId !== void 0) writer.uint32(26).string(message.subagentRunId);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseStepStartedEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.baseEvent = BaseEvent$1.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.stepName = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.subagentRunId = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return StepStartedEvent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseStepStartedEvent();
		message.baseEvent = object.baseEvent !== void 0 && object.baseEvent !== null ? BaseEvent$1.fromPartial(object.baseEvent) : void 0;
		message.stepName = object.stepName ?? "";
		message.subagentRunId = object.subagentRunId ?? void 0;
		return message;
	}
};
function createBaseStepFinishedEvent() {
	return {
		baseEvent: void 0,
		stepName: "",
		subagentRunId: void 0
	};
}
const StepFinishedEvent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.baseEvent !== void 0) BaseEvent$1.encode(message.baseEvent, writer.uint32(10).fork()).join();
		if (message.stepName !== "") writer.uint32(18).string(message.stepName);
		if (message.subagentRunId !== void 0) writer.uint32(26).string(message.subagentRunId);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseStepFinishedEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.baseEvent = BaseEvent$1.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.stepName = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.subagentRunId = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return StepFinishedEvent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseStepFinishedEvent();
		message.baseEvent = object.baseEvent !== void 0 && object.baseEvent !== null ? BaseEvent$1.fromPartial(object.baseEvent) : void 0;
		message.stepName = object.stepName ?? "";
		message.subagentRunId = object.subagentRunId ?? void 0;
		return message;
	}
};
function createBaseReasoningStartEvent() {
	return {
		baseEvent: void 0,
		subagentRunId: void 0,
		messageId: ""
	};
}
const ReasoningStartEvent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.baseEvent !== void 0) BaseEvent$1.encode(message.baseEvent, writer.uint32(10).fork()).join();
		if (message.subagentRunId !== void 0) writer.uint32(18).string(message.subagentRunId);
		if (message.messageId !== "") writer.uint32(26).string(message.messageId);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseReasoningStartEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.baseEvent = BaseEvent$1.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.subagentRunId = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.messageId = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return ReasoningStartEvent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseReasoningStartEvent();
		message.baseEvent = object.baseEvent !== void 0 && object.baseEvent !== null ? BaseEvent$1.fromPartial(object.baseEvent) : void 0;
		message.subagentRunId = object.subagentRunId ?? void 0;
		message.messageId = object.messageId ?? "";
		return message;
	}
};
function createBaseReasoningMessageStartEvent() {
	return {
		baseEvent: void 0,
		subagentRunId: void 0,
		messageId: "",
		role: ""
	};
}
const ReasoningMessageStartEvent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.baseEvent !== void 0) BaseEvent$1.encode(message.baseEvent, writer.uint32(10).fork()).join();
		if (message.subagentRunId !== void 0) writer.uint32(18).string(message.subagentRunId);
		if (message.messageId !== "") writer.uint32(26).string(message.messageId);
		if (message.role !== "") writer.uint32(34).string(message.role);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseReasoningMessageStartEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.baseEvent = BaseEvent$1.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.subagentRunId = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.messageId = reader.string();
					continue;
				case 4:
					if (tag !== 34) break;
					message.role = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return ReasoningMessageStartEvent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseReasoningMessageStartEvent();
		message.baseEvent = object.baseEvent !== void 0 && object.baseEvent !== null ? BaseEvent$1.fromPartial(object.baseEvent) : void 0;
		message.subagentRunId = object.subagentRunId ?? void 0;
		message.messageId = object.messageId ?? "";
		message.role = object.role ?? "";
		return message;
	}
};
function createBaseReasoningMessageContentEvent() {
	return {
		baseEvent: void 0,
		subagentRunId: void 0,
		messageId: "",
		delta: ""
	};
}
const ReasoningMessageContentEvent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.baseEvent !== void 0) BaseEvent$1.encode(message.baseEvent, writer.uint32(10).fork()).join();
		if (message.subagentRunId !== void 0) writer.uint32(18).string(message.subagentRunId);
		if (message.messageId !== "") writer.uint32(26).string(message.messageId);
		if (message.delta !== "") writer.uint32(34).string(message.delta);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseReasoningMessageContentEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.baseEvent = BaseEvent$1.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.subagentRunId = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.messageId = reader.string();
					continue;
				case 4:
					if (tag !== 34) break;
					message.delta = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return ReasoningMessageContentEvent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseReasoningMessageContentEvent();
		message.baseEvent = object.baseEvent !== void 0 && object.baseEvent !== null ? BaseEvent$1.fromPartial(object.baseEvent) : void 0;
		message.subagentRunId = object.subagentRunId ?? void 0;
		message.messageId = object.messageId ?? "";
		message.delta = object.delta ?? "";
		return message;
	}
};
function createBaseReasoningMessageEndEvent() {
	return {
		baseEvent: void 0,
		subagentRunId: void 0,
		messageId: ""
	};
}
const ReasoningMessageEndEvent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.baseEvent !== void 0) BaseEvent$1.encode(message.baseEvent, writer.uint32(10).fork()).join();
		if (message.subagentRunId !== void 0) writer.uint32(18).string(message.subagentRunId);
		if (message.messageId !== "") writer.uint32(26).string(message.messageId);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseReasoningMessageEndEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.baseEvent = BaseEvent$1.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.subagentRunId = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.messageId = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return ReasoningMessageEndEvent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseReasoningMessageEndEvent();
		message.baseEvent = object.baseEvent !== void 0 && object.baseEvent !== null ? BaseEvent$1.fromPartial(object.baseEvent) : void 0;
		message.subagentRunId = object.subagentRunId ?? void 0;
		message.messageId = object.messageId ?? "";
		return message;
	}
};
function createBaseReasoningMessageChunkEvent() {
	return {
		baseEvent: void 0,
		subagentRunId: void 0,
		messageId: void 0,
		delta: void 0
	};
}
const ReasoningMessageChunkEvent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.baseEvent !== void 0) BaseEvent$1.encode(message.baseEvent, writer.uint32(10).fork()).join();
		if (message.subagentRunId !== void 0) writer.uint32(18).string(message.subagentRunId);
		if (message.messageId !== void 0) writer.uint32(26).string(message.messageId);
		if (message.delta !== void 0) writer.uint32(34).string(message.delta);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseReasoningMessageChunkEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.baseEvent = BaseEvent$1.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.subagentRunId = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.messageId = reader.string();
					continue;
				case 4:
					if (tag !== 34) break;
					message.delta = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return ReasoningMessageChunkEvent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseReasoningMessageChunkEvent();
		message.baseEvent = object.baseEvent !== void 0 && object.baseEvent !== null ? BaseEvent$1.fromPartial(object.baseEvent) : void 0;
		message.subagentRunId = object.subagentRunId ?? void 0;
		message.messageId = object.messageId ?? void 0;
		message.delta = object.delta ?? void 0;
		return message;
	}
};
function createBaseReasoningEndEvent() {
	return {
		baseEvent: void 0,
		subagentRunId: void 0,
		messageId: ""
	};
}
const ReasoningEndEvent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.baseEvent !== void 0) BaseEvent$1.encode(message.baseEvent, writer.uint32(10).fork()).join();
		if (message.subagentRunId !== void 0) writer.uint32(18).string(message.subagentRunId);
		if (message.messageId !== "") writer.uint32(26).string(message.messageId);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseReasoningEndEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.baseEvent = BaseEvent$1.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.subagentRunId = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.messageId = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return ReasoningEndEvent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseReasoningEndEvent();
		message.baseEvent = object.baseEvent !== void 0 && object.baseEvent !== null ? BaseEvent$1.fromPartial(object.baseEvent) : void 0;
		message.subagentRunId = object.subagentRunId ?? void 0;
		message.messageId = object.messageId ?? "";
		return message;
	}
};
function createBaseReasoningEncryptedValueEvent() {
	return {
		baseEvent: void 0,
		subagentRunId: void 0,
		subtype: "",
		entityId: "",
		encryptedValue: ""
	};
}
const ReasoningEncryptedValueEvent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.baseEvent !== void 0) BaseEvent$1.encode(message.baseEvent, writer.uint32(10).fork()).join();
		if (message.subagentRunId !== void 0) writer.uint32(18).string(message.subagentRunId);
		if (message.subtype !== "") writer.uint32(26).string(message.subtype);
		if (message.entityId !== "") writer.uint32(34).string(message.entityId);
		if (message.encryptedValue !== "") writer.uint32(42).string(message.encryptedValue);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseReasoningEncryptedValueEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.baseEvent = BaseEvent$1.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.subagentRunId = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.subtype = reader.string();
					continue;
				case 4:
					if (tag !== 34) break;
					message.entityId = reader.string();
					continue;
				case 5:
					if (tag !== 42) break;
					message.encryptedValue = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return ReasoningEncryptedValueEvent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseReasoningEncryptedValueEvent();
		message.baseEvent = object.baseEvent !== void 0 && object.baseEvent !== null ? BaseEvent$1.fromPartial(object.baseEvent) : void 0;
		message.subagentRunId = object.subagentRunId ?? void 0;
		message.subtype = object.subtype ?? "";
		message.entityId = object.entityId ?? "";
		message.encryptedValue = object.encryptedValue ?? "";
		return message;
	}
};
function createBaseSubagentStartedEvent() {
	return {
		baseEvent: void 0,
		subagentRunId: "",
		name: "",
		description: void 0,
		parentSubagentRunId: void 0,
		parentToolCallId: void 0,
		parentMessageId: void 0
	};
}
const SubagentStartedEvent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.baseEvent !== void 0) BaseEvent$1.encode(message.baseEvent, writer.uint32(10).fork()).join();
		if (message.subagentRunId !== "") writer.uint32(18).string(message.subagentRunId);
		if (message.name !== "") writer.uint32(26).string(message.name);
		if (message.description !== void 0) writer.uint32(34).string(message.description);
		if (message.parentSubagentRunId !== void 0) writer.uint32(42).string(message.parentSubagentRunId);
		if (message.parentToolCallId !== void 0) writer.uint32(50).string(message.parentToolCallId);
		if (message.parentMessageId !== void 0) writer.uint32(58).string(message.parentMessageId);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseSubagentStartedEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.baseEvent = BaseEvent$1.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.subagentRunId = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.name = reader.string();
					continue;
				case 4:
					if (tag !== 34) break;
					message.description = reader.string();
					continue;
				case 5:
					if (tag !== 42) break;
					message.parentSubagentRunId = reader.string();
					continue;
				case 6:
					if (tag !== 50) break;
					message.parentToolCallId = reader.string();
					continue;
				case 7:
					if (tag !== 58) break;
					message.parentMessageId = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return SubagentStartedEvent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseSubagentStartedEvent();
		message.baseEvent = object.baseEvent !== void 0 && object.baseEvent !== null ? BaseEvent$1.fromPartial(object.baseEvent) : void 0;
		message.subagentRunId = object.subagentRunId ?? "";
		message.name = object.name ?? "";
		message.description = object.description ?? void 0;
		message.parentSubagentRunId = object.parentSubagentRunId ?? void 0;
		message.parentToolCallId = object.parentToolCallId ?? void 0;
		message.parentMessageId = object.parentMessageId ?? void 0;
		return message;
	}
};
function createBaseSubagentFinishedEvent() {
	return {
		baseEvent: void 0,
		subagentRunId: "",
		result: void 0,
		outcome: "",
		interruptIds: []
	};
}
const SubagentFinishedEvent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.baseEvent !== void 0) BaseEvent$1.encode(message.baseEvent, writer.uint32(10).fork()).join();
		if (message.subagentRunId !== "") writer.uint32(18).string(message.subagentRunId);
		if (message.result !== void 0) Value.encode(Value.wrap(message.result), writer.uint32(26).fork()).join();
		if (message.outcome !== "") writer.uint32(34).string(message.outcome);
		for (const v of message.interruptIds) writer.uint32(42).string(v);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseSubagentFinishedEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.baseEvent = BaseEvent$1.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.subagentRunId = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.result = Value.unwrap(Value.decode(reader, reader.uint32()));
					continue;
				case 4:
					if (tag !== 34) break;
					message.outcome = reader.string();
					continue;
				case 5:
					if (tag !== 42) break;
					message.interruptIds.push(reader.string());
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return SubagentFinishedEvent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseSubagentFinishedEvent();
		message.baseEvent = object.baseEvent !== void 0 && object.baseEvent !== null ? BaseEvent$1.fromPartial(object.baseEvent) : void 0;
		message.subagentRunId = object.subagentRunId ?? "";
		message.result = object.result ?? void 0;
		message.outcome = object.outcome ?? "";
		message.interruptIds = object.interruptIds?.map((e) => e) || [];
		return message;
	}
};
function createBaseSubagentErrorEvent() {
	return {
		baseEvent: void 0,
		subagentRunId: "",
		message: "",
		code: void 0
	};
}
const SubagentErrorEvent = {
	encode(message, writer = new BinaryWriter()) {
		if (message.baseEvent !== void 0) BaseEvent$1.encode(message.baseEvent, writer.uint32(10).fork()).join();
		if (message.subagentRunId !== "") writer.uint32(18).string(message.subagentRunId);
		if (message.message !== "") writer.uint32(26).string(message.message);
		if (message.code !== void 0) writer.uint32(34).string(message.code);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseSubagentErrorEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.baseEvent = BaseEvent$1.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.subagentRunId = reader.string();
					continue;
				case 3:
					if (tag !== 26) break;
					message.message = reader.string();
					continue;
				case 4:
					if (tag !== 34) break;
					message.code = reader.string();
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return SubagentErrorEvent.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseSubagentErrorEvent();
		message.baseEvent = object.baseEvent !== void 0 && object.baseEvent !== null ? BaseEvent$1.fromPartial(object.baseEvent) : void 0;
		message.subagentRunId = object.subagentRunId ?? "";
		message.message = object.message ?? "";
		message.code = object.code ?? void 0;
		return message;
	}
};
function createBaseEvent() {
	return {
		textMessageStart: void 0,
		textMessageContent: void 0,
		textMessageEnd: void 0,
		toolCallStart: void 0,
		toolCallArgs: void 0,
		toolCallEnd: void 0,
		stateSnapshot: void 0,
		stateDelta: void 0,
		messagesSnapshot: void 0,
		raw: void 0,
		custom: void 0,
		runStarted: void 0,
		runFinished: void 0,
		runError: void 0,
		stepStarted: void 0,
		stepFinished: void 0,
		textMessageChunk: void 0,
		toolCallChunk: void 0,
		subagentStarted: void 0,
		subagentFinished: void 0,
		subagentError: void 0,
		toolCallResult: void 0,
		activitySnapshot: void 0,
		activityDelta: void 0,
		reasoningStart: void 0,
		reasoningMessageStart: void 0,
		reasoningMessageContent: void 0,
		reasoningMessageEnd: void 0,
		reasoningMessageChunk: void 0,
		reasoningEnd: void 0,
		reasoningEncryptedValue: void 0
	};
}
const Event = {
	encode(message, writer = new BinaryWriter()) {
		if (message.textMessageStart !== void 0) TextMessageStartEvent.encode(message.textMessageStart, writer.uint32(10).fork()).join();
		if (message.textMessageContent !== void 0) TextMessageContentEvent.encode(message.textMessageContent, writer.uint32(18).fork()).join();
		if (message.textMessageEnd !== void 0) TextMessageEndEvent.encode(message.textMessageEnd, writer.uint32(26).fork()).join();
		if (message.toolCallStart !== void 0) ToolCallStartEvent.encode(message.toolCallStart, writer.uint32(34).fork()).join();
		if (message.toolCallArgs !== void 0) ToolCallArgsEvent.encode(message.toolCallArgs, writer.uint32(42).fork()).join();
		if (message.toolCallEnd !== void 0) ToolCallEndEvent.encode(message.toolCallEnd, writer.uint32(50).fork()).join();
		if (message.stateSnapshot !== void 0) StateSnapshotEvent.encode(message.stateSnapshot, writer.uint32(58).fork()).join();
		if (message.stateDelta !== void 0) StateDeltaEvent.encode(message.stateDelta, writer.uint32(66).fork()).join();
		if (message.messagesSnapshot !== void 0) MessagesSnapshotEvent.encode(message.messagesSnapshot, writer.uint32(74).fork()).join();
		if (message.raw !== void 0) RawEvent.encode(message.raw, writer.uint32(82).fork()).join();
		if (message.custom !== void 0) CustomEvent.encode(message.custom, writer.uint32(90).fork()).join();
		if (message.runStarted !== void 0) RunStartedEvent.encode(message.runStarted, writer.uint32(98).fork()).join();
		if (message.runFinished !== void 0) RunFinishedEvent.encode(message.runFinished, writer.uint32(106).fork()).join();
		if (message.runError !== void 0) RunErrorEvent.encode(message.runError, writer.uint32(114).fork()).join();
		if (message.stepStarted !== void 0) StepStartedEvent.encode(message.stepStarted, writer.uint32(122).fork()).join();
		if (message.stepFinished !== void 0) StepFinishedEvent.encode(message.stepFinished, writer.uint32(130).fork()).join();
		if (message.textMessageChunk !== void 0) TextMessageChunkEvent.encode(message.textMessageChunk, writer.uint32(138).fork()).join();
		if (message.toolCallChunk !== void 0) ToolCallChunkEvent.encode(message.toolCallChunk, writer.uint32(146).fork()).join();
		if (message.subagentStarted !== void 0) SubagentStartedEvent.encode(message.subagentStarted, writer.uint32(154).fork()).join();
		if (message.subagentFinished !== void 0) SubagentFinishedEvent.encode(message.subagentFinished, writer.uint32(162).fork()).join();
		if (message.subagentError !== void 0) SubagentErrorEvent.encode(message.subagentError, writer.uint32(170).fork()).join();
		if (message.toolCallResult !== void 0) ToolCallResultEvent.encode(message.toolCallResult, writer.uint32(178).fork()).join();
		if (message.activitySnapshot !== void 0) ActivitySnapshotEvent.encode(message.activitySnapshot, writer.uint32(186).fork()).join();
		if (message.activityDelta !== void 0) ActivityDeltaEvent.encode(message.activityDelta, writer.uint32(194).fork()).join();
		if (message.reasoningStart !== void 0) ReasoningStartEvent.encode(message.reasoningStart, writer.uint32(202).fork()).join();
		if (message.reasoningMessageStart !== void 0) ReasoningMessageStartEvent.encode(message.reasoningMessageStart, writer.uint32(210).fork()).join();
		if (message.reasoningMessageContent !== void 0) ReasoningMessageContentEvent.encode(message.reasoningMessageContent, writer.uint32(218).fork()).join();
		if (message.reasoningMessageEnd !== void 0) ReasoningMessageEndEvent.encode(message.reasoningMessageEnd, writer.uint32(226).fork()).join();
		if (message.reasoningMessageChunk !== void 0) ReasoningMessageChunkEvent.encode(message.reasoningMessageChunk, writer.uint32(234).fork()).join();
		if (message.reasoningEnd !== void 0) ReasoningEndEvent.encode(message.reasoningEnd, writer.uint32(242).fork()).join();
		if (message.reasoningEncryptedValue !== void 0) ReasoningEncryptedValueEvent.encode(message.reasoningEncryptedValue, writer.uint32(250).fork()).join();
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseEvent();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.textMessageStart = TextMessageStartEvent.decode(reader, reader.uint32());
					continue;
				case 2:
					if (tag !== 18) break;
					message.textMessageContent = TextMessageContentEvent.decode(reader, reader.uint32());
					continue;
				case 3:
					if (tag !== 26) break;
					message.textMessageEnd = TextMessageEndEvent.decode(reader, reader.uint32());
					continue;
				case 4:
					if (tag !== 34) break;
					message.toolCallStart = ToolCallStartEvent.decode(reader, reader.uint32());
					continue;
				case 5:
					if (tag !== 42) break;
					message.toolCallArgs = ToolCallArgsEvent.decode(reader, reader.uint32());
					continue;
				case 6:
					if (tag !== 50) break;
					message.toolCallEnd = ToolCallEndEvent.decode(reader, reader.uint32());
					continue;
				case 7:
					if (tag !== 58) break;
					message.stateSnapshot = StateSnapshotEvent.decode(reader, reader.uint32());
					continue;
				case 8:
					if (tag !== 66) break;
					message.stateDelta = StateDeltaEvent.decode(reader, reader.uint32());
					continue;
				case 9:
					if (tag !== 74) break;
					message.messagesSnapshot = MessagesSnapshotEvent.decode(reader, reader.uint32());
					continue;
				case 10:
					if (tag !== 82) break;
					message.raw = RawEvent.decode(reader, reader.uint32());
					continue;
				case 11:
					if (tag !== 90) break;
					message.custom = CustomEvent.decode(reader, reader.uint32());
					continue;
				case 12:
					if (tag !== 98) break;
					message.runStarted = RunStartedEvent.decode(reader, reader.uint32());
					continue;
				case 13:
					if (tag !== 106) break;
					message.runFinished = RunFinishedEvent.decode(reader, reader.uint32());
					continue;
				case 14:
					if (tag !== 114) break;
					message.runError = RunErrorEvent.decode(reader, reader.uint32());
					continue;
				case 15:
					if (tag !== 122) break;
					message.stepStarted = StepStartedEvent.decode(reader, reader.uint32());
					continue;
				case 16:
					if (tag !== 130) break;
					message.stepFinished = StepFinishedEvent.decode(reader, reader.uint32());
					continue;
				case 17:
					if (tag !== 138) break;
					message.textMessageChunk = TextMessageChunkEvent.decode(reader, reader.uint32());
					continue;
				case 18:
					if (tag !== 146) break;
					message.toolCallChunk = ToolCallChunkEvent.decode(reader, reader.uint32());
					continue;
				case 19:
					if (tag !== 154) break;
					message.subagentStarted = SubagentStartedEvent.decode(reader, reader.uint32());
					continue;
				case 20:
					if (tag !== 162) break;
					message.subagentFinished = SubagentFinishedEvent.decode(reader, reader.uint32());
					continue;
				case 21:
					if (tag !== 170) break;
					message.subagentError = SubagentErrorEvent.decode(reader, reader.uint32());
					continue;
				case 22:
					if (tag !== 178) break;
					message.toolCallResult = ToolCallResultEvent.decode(reader, reader.uint32());
					continue;
				case 23:
					if (tag !== 186) break;
					message.activitySnapshot = ActivitySnapshotEvent.decode(reader, reader.uint32());
					continue;
				case 24:
					if (tag !== 194) break;
					message.activityDelta = ActivityDeltaEvent.decode(reader, reader.uint32());
					continue;
				case 25:
					if (tag !== 202) break;
					message.reasoningStart = ReasoningStartEvent.decode(reader, reader.uint32());
					continue;
				case 26:
					if (tag !== 210) break;
					message.reasoningMessageStart = ReasoningMessageStartEvent.decode(reader, reader.uint32());
					continue;
				case 27:
					if (tag !== 218) break;
					message.reasoningMessageContent = ReasoningMessageContentEvent.decode(reader, reader.uint32());
					continue;
				case 28:
					if (tag !== 226) break;
					message.reasoningMessageEnd = ReasoningMessageEndEvent.decode(reader, reader.uint32());
					continue;
				case 29:
					if (tag !== 234) break;
					message.reasoningMessageChunk = ReasoningMessageChunkEvent.decode(reader, reader.uint32());
					continue;
				case 30:
					if (tag !== 242) break;
					message.reasoningEnd = ReasoningEndEvent.decode(reader, reader.uint32());
					continue;
				case 31:
					if (tag !== 250) break;
					message.reasoningEncryptedValue = ReasoningEncryptedValueEvent.decode(reader, reader.uint32());
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return Event.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseEvent();
		message.textMessageStart = object.textMessageStart !== void 0 && object.textMessageStart !== null ? TextMessageStartEvent.fromPartial(object.textMessageStart) : void 0;
		message.textMessageContent = object.textMessageContent !== void 0 && object.textMessageContent !== null ? TextMessageContentEvent.fromPartial(object.textMessageContent) : void 0;
		message.textMessageEnd = object.textMessageEnd !== void 0 && object.textMessageEnd !== null ? TextMessageEndEvent.fromPartial(object.textMessageEnd) : void 0;
		message.toolCallStart = object.toolCallStart !== void 0 && object.toolCallStart !== null ? ToolCallStartEvent.fromPartial(object.toolCallStart) : void 0;
		message.toolCallArgs = object.toolCallArgs !== void 0 && object.toolCallArgs !== null ? ToolCallArgsEvent.fromPartial(object.toolCallArgs) : void 0;
		message.toolCallEnd = object.toolCallEnd !== void 0 && object.toolCallEnd !== null ? ToolCallEndEvent.fromPartial(object.toolCallEnd) : void 0;
		message.stateSnapshot = object.stateSnapshot !== void 0 && object.stateSnapshot !== null ? StateSnapshotEvent.fromPartial(object.stateSnapshot) : void 0;
		message.stateDelta = object.stateDelta !== void 0 && object.stateDelta !== null ? StateDeltaEvent.fromPartial(object.stateDelta) : void 0;
		message.messagesSnapshot = object.messagesSnapshot !== void 0 && object.messagesSnapshot !== null ? MessagesSnapshotEvent.fromPartial(object.messagesSnapshot) : void 0;
		message.raw = object.raw !== void 0 && object.raw !== null ? RawEvent.fromPartial(object.raw) : void 0;
		message.custom = object.custom !== void 0 && object.custom !== null ? CustomEvent.fromPartial(object.custom) : void 0;
		message.runStarted = object.runStarted !== void 0 && object.runStarted !== null ? RunStartedEvent.fromPartial(object.runStarted) : void 0;
		message.runFinished = object.runFinished !== void 0 && object.runFinished !== null ? RunFinishedEvent.fromPartial(object.runFinished) : void 0;
		message.runError = object.runError !== void 0 && object.runError !== null ? RunErrorEvent.fromPartial(object.runError) : void 0;
		message.stepStarted = object.stepStarted !== void 0 && object.stepStarted !== null ? StepStartedEvent.fromPartial(object.stepStarted) : void 0;
		message.stepFinished = object.stepFinished !== void 0 && object.stepFinished !== null ? StepFinishedEvent.fromPartial(object.stepFinished) : void 0;
		message.textMessageChunk = object.textMessageChunk !== void 0 && object.textMessageChunk !== null ? TextMessageChunkEvent.fromPartial(object.textMessageChunk) : void 0;
		message.toolCallChunk = object.toolCallChunk !== void 0 && object.toolCallChunk !== null ? ToolCallChunkEvent.fromPartial(object.toolCallChunk) : void 0;
		message.subagentStarted = object.subagentStarted !== void 0 && object.subagentStarted !== null ? SubagentStartedEvent.fromPartial(object.subagentStarted) : void 0;
		message.subagentFinished = object.subagentFinished !== void 0 && object.subagentFinished !== null ? SubagentFinishedEvent.fromPartial(object.subagentFinished) : void 0;
		message.subagentError = object.subagentError !== void 0 && object.subagentError !== null ? SubagentErrorEvent.fromPartial(object.subagentError) : void 0;
		message.toolCallResult = object.toolCallResult !== void 0 && object.toolCallResult !== null ? ToolCallResultEvent.fromPartial(object.toolCallResult) : void 0;
		message.activitySnapshot = object.activitySnapshot !== void 0 && object.activitySnapshot !== null ? ActivitySnapshotEvent.fromPartial(object.activitySnapshot) : void 0;
		message.activityDelta = object.activityDelta !== void 0 && object.activityDelta !== null ? ActivityDeltaEvent.fromPartial(object.activityDelta) : void 0;
		message.reasoningStart = object.reasoningStart !== void 0 && object.reasoningStart !== null ? ReasoningStartEvent.fromPartial(object.reasoningStart) : void 0;
		message.reasoningMessageStart = object.reasoningMessageStart !== void 0 && object.reasoningMessageStart !== null ? ReasoningMessageStartEvent.fromPartial(object.reasoningMessageStart) : void 0;
		message.reasoningMessageContent = object.reasoningMessageContent !== void 0 && object.reasoningMessageContent !== null ? ReasoningMessageContentEvent.fromPartial(object.reasoningMessageContent) : void 0;
		message.reasoningMessageEnd = object.reasoningMessageEnd !== void 0 && object.reasoningMessageEnd !== null ? ReasoningMessageEndEvent.fromPartial(object.reasoningMessageEnd) : void 0;
		message.reasoningMessageChunk = object.reasoningMessageChunk !== void 0 && object.reasoningMessageChunk !== null ? ReasoningMessageChunkEvent.fromPartial(object.reasoningMessageChunk) : void 0;
		message.reasoningEnd = object.reasoningEnd !== void 0 && object.reasoningEnd !== null ? ReasoningEndEvent.fromPartial(object.reasoningEnd) : void 0;
		message.reasoningEncryptedValue = object.reasoningEncryptedValue !== void 0 && object.reasoningEncryptedValue !== null ? ReasoningEncryptedValueEvent.fromPartial(object.reasoningEncryptedValue) : void 0;
		return message;
	}
};
function createBaseUsage() {
	return {
		provider: void 0,
		model: void 0,
		inputTokens: void 0,
		outputTokens: void 0,
		totalTokens: void 0,
		reasoningTokens: void 0,
		cachedInputTokens: void 0,
		cacheWriteInputTokens: void 0
	};
}
const Usage = {
	encode(message, writer = new BinaryWriter()) {
		if (message.provider !== void 0) writer.uint32(10).string(message.provider);
		if (message.model !== void 0) writer.uint32(18).string(message.model);
		if (message.inputTokens !== void 0) writer.uint32(24).int64(message.inputTokens);
		if (message.outputTokens !== void 0) writer.uint32(32).int64(message.outputTokens);
		if (message.totalTokens !== void 0) writer.uint32(40).int64(message.totalTokens);
		if (message.reasoningTokens !== void 0) writer.uint32(48).int64(message.reasoningTokens);
		if (message.cachedInputTokens !== void 0) writer.uint32(56).int64(message.cachedInputTokens);
		if (message.cacheWriteInputTokens !== void 0) writer.uint32(64).int64(message.cacheWriteInputTokens);
		return writer;
	},
	decode(input, length) {
		const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
		const end = length === void 0 ? reader.len : reader.pos + length;
		const message = createBaseUsage();
		while (reader.pos < end) {
			const tag = reader.uint32();
			switch (tag >>> 3) {
				case 1:
					if (tag !== 10) break;
					message.provider = reader.string();
					continue;
				case 2:
					if (tag !== 18) break;
					message.model = reader.string();
					continue;
				case 3:
					if (tag !== 24) break;
					message.inputTokens = longToNumber(reader.int64());
					continue;
				case 4:
					if (tag !== 32) break;
					message.outputTokens = longToNumber(reader.int64());
					continue;
				case 5:
					if (tag !== 40) break;
					message.totalTokens = longToNumber(reader.int64());
					continue;
				case 6:
					if (tag !== 48) break;
					message.reasoningTokens = longToNumber(reader.int64());
					continue;
				case 7:
					if (tag !== 56) break;
					message.cachedInputTokens = longToNumber(reader.int64());
					continue;
				case 8:
					if (tag !== 64) break;
					message.cacheWriteInputTokens = longToNumber(reader.int64());
					continue;
			}
			if ((tag & 7) === 4 || tag === 0) break;
			reader.skip(tag & 7);
		}
		return message;
	},
	create(base) {
		return Usage.fromPartial(base ?? {});
	},
	fromPartial(object) {
		const message = createBaseUsage();
		message.provider = object.provider ?? void 0;
		message.model = object.model ?? void 0;
		message.inputTokens = object.inputTokens ?? void 0;
		message.outputTokens = object.outputTokens ?? void 0;
		message.totalTokens = object.totalTokens ?? void 0;
		message.reasoningTokens = object.reasoningTokens ?? void 0;
		message.cachedInputTokens = object.cachedInputTokens ?? void 0;
		message.cacheWriteInputTokens = object.cacheWriteInputTokens ?? void 0;
		return message;
	}
};
function longToNumber(int64) {
	const num = globalThis.Number(int64.toString());
	if (num > globalThis.Number.MAX_SAFE_INTEGER) throw new globalThis.Error("Value is larger than Number.MAX_SAFE_INTEGER");
	if (num < globalThis.Number.MIN_SAFE_INTEGER) throw new globalThis.Error("Value is smaller than Number.MIN_SAFE_INTEGER");
	return num;
}

//#endregion
//#region src/proto.ts
const asRecord = (value) => value && typeof value === "object" ? value : void 0;
const asArray = (value) => Array.isArray(value) ? value : [];
/**
* The same switch the client's enforcement stage reads, so one variable
* silences both halves of what is really one decision about unrecognised
* material.
*/
const suppressWarnings = () => typeof process !== "undefined" && typeof process.env !== "undefined" && Boolean(process.env.SUPPRESS_TRANSFORMATION_WARNINGS);
/**
* The one drop this layer makes that it cannot hand on to enforcement.
*
* An unrecognised role or patch operation still has a NAME — the string or the
* enum value arrived on the wire — so it rides along and enforcement strips it
* and says which path it stripped. An unset protobuf oneof has no name at all:
* the bytes say only that no arm this build knows was populated. There is
* nothing to pass on, so the drop has to happen here, and a drop that happens
* here is a drop enforcement will never mention. Saying so is the difference
* between the two transports losing the same part loudly and one of them
* losing it in silence.
*/
const warnDroppedContentPart = () => {
	if (suppressWarnings()) return;
	console.warn("[ag-ui][proto] Dropped a content part this build does not know: the protocol has a variant this SDK predates.");
};
/**
* The encode-side twin, and the only one that can say WHERE.
*
* Reached only with validation bypassed, since the schema would have rejected
* the part first. There is no wire arm to put it on, so it cannot be encoded —
* but the message then arrives at the far end one part shorter, and until this
* warning existed nothing said which part went missing or from which message.
*/
const warnUnencodableContentPart = (at, index) => {
	if (suppressWarnings()) return;
	console.warn(`[ag-ui][proto.encode] Dropped ${at}.${CONTENT_FIELD}[${index}]: no wire form for this content part, so it is not encoded.`);
};
function toCamelCase(str) {
	return str.toLowerCase().replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
}
/**
* A validation failure as the list of places it failed.
*
* Read structurally rather than by instanceof: a zod error crossing a package
* boundary may come from a different copy of zod, and an instanceof that
* quietly missed would leave the warning naming nothing at all.
*/
const issuePaths = (err) => {
	const issues = err?.issues;
	if (!Array.isArray(issues) || issues.length === 0) return String(err);
	const paths = issues.map((issue) => {
		const path = issue.path;
		return Array.isArray(path) && path.length > 0 ? `/${path.join("/")}` : "the event itself";
	});
	return [...new Set(paths)].join(", ");
};
/**
* The event types the handwritten SDK models know. The schema — and this
* generated wire layer — can be ahead of them; an event outside this set is
* carried structurally and validated once the SDK catches up.
*/
const KNOWN_TO_CORE = new Set(Object.values(EventType));
/**
* The envelope's oneof entry names, mapped to the event type each carries.
* The entry selected the message shape, so it is authoritative on decode.
*/
const ENVELOPE_TYPE = {
	textMessageStart: "TEXT_MESSAGE_START",
	textMessageContent: "TEXT_MESSAGE_CONTENT",
	textMessageEnd: "TEXT_MESSAGE_END",
	textMessageChunk: "TEXT_MESSAGE_CHUNK",
	toolCallStart: "TOOL_CALL_START",
	toolCallArgs: "TOOL_CALL_ARGS",
	toolCallEnd: "TOOL_CALL_END",
	toolCallChunk: "TOOL_CALL_CHUNK",
	toolCallResult: "TOOL_CALL_RESULT",
	stateSnapshot: "STATE_SNAPSHOT",
	stateDelta: "STATE_DELTA",
	messagesSnapshot: "MESSAGES_SNAPSHOT",
	activitySnapshot: "ACTIVITY_SNAPSHOT",
	activityDelta: "ACTIVITY_DELTA",
	raw: "RAW",
	custom: "CUSTOM",
	runStarted: "RUN_STARTED",
	runFinished: "RUN_FINISHED",
	runError: "RUN_ERROR",
	stepStarted: "STEP_STARTED",
	stepFinished: "STEP_FINISHED",
	reasoningStart: "REASONING_START",
	reasoningMessageStart: "REASONING_MESSAGE_START",
	reasoningMessageContent: "REASONING_MESSAGE_CONTENT",
	reasoningMessageEnd: "REASONING_MESSAGE_END",
	reasoningMessageChunk: "REASONING_MESSAGE_CHUNK",
	reasoningEnd: "REASONING_END",
	reasoningEncryptedValue: "REASONING_ENCRYPTED_VALUE",
	subagentStarted: "SUBAGENT_STARTED",
	subagentFinished: "SUBAGENT_FINISHED",
	subagentError: "SUBAGENT_ERROR"
};
/** The envelope's known field numbers, for the repeated-tag scan. */
const ENVELOPE_TAGS = new Set([
	1,
	2,
	3,
	4,
	5,
	6,
	7,
	8,
	9,
	10,
	11,
	12,
	13,
	14,
	15,
	16,
	17,
	18,
	19,
	20,
	21,
	22,
	23,
	24,
	25,
	26,
	27,
	28,
	29,
	30,
	31
]);
/**
* Narrows metadata to the object the wire format declares, or nothing.
*
* On the validated path the schema has already guaranteed this. On the fallback
* path below the event is unvalidated, and the generated `Struct.wrap` would
* quietly mangle anything else — an array becomes `{"0": …}`, a string becomes
* per-character keys, a number becomes `{}`. Dropping the value is the honest
* outcome for a shim whose contract is to warn and encode best-effort; the
* caller already gets a loud warning naming the validation failure.
*/
const normalizeMetadata = (metadata) => typeof metadata === "object" && metadata !== null && !Array.isArray(metadata) ? metadata : void 0;
const toProtoSource = (source) => {
	const rec = asRecord(source);
	if (!rec) return void 0;
	if (rec.type === "data") return { data: {
		value: rec.value,
		mimeType: rec.mimeType
	} };
	if (rec.type === "url") return { url: {
		value: rec.value,
		mimeType: rec.mimeType
	} };
	if (rec.type === "file") return { file: {
		value: rec.value,
		provider: rec.provider,
		mimeType: rec.mimeType
	} };
};
const fromProtoSource = (source) => {
	const rec = asRecord(source);
	if (!rec) return void 0;
	if ([
		rec.data,
		rec.url,
		rec.file
	].filter(Boolean).length > 1) throw new Error("Invalid event: source carries more than one arm");
	if (rec.data) {
		const wire = rec.data;
		return {
			type: "data",
			value: wire.value,
			mimeType: wire.mimeType
		};
	}
	if (rec.url) {
		const wire = rec.url;
		return {
			type: "url",
			value: wire.value,
			mimeType: wire.mimeType
		};
	}
	if (rec.file) {
		const wire = rec.file;
		return {
			type: "file",
			value: wire.value,
			provider: wire.provider,
			mimeType: wire.mimeType
		};
	}
};
const toProtoContentPart = (part) => {
	const rec = asRecord(part);
	if (!rec) return void 0;
	switch (rec.type) {
		case "text": return { text: {
			id: rec.id,
			text: rec.text,
			metadata: rec.metadata
		} };
		case "image": return { image: {
			id: rec.id,
			source: toProtoSource(rec.source),
			metadata: rec.metadata
		} };
		case "audio": return { audio: {
			id: rec.id,
			source: toProtoSource(rec.source),
			metadata: rec.metadata
		} };
		case "video": return { video: {
			id: rec.id,
			source: toProtoSource(rec.source),
			metadata: rec.metadata
		} };
		case "document": return { document: {
			id: rec.id,
			source: toProtoSource(rec.source),
			metadata: rec.metadata
		} };
		case "binary": {
			const source = rec.data ? { data: {
				value: rec.data,
				mimeType: rec.mimeType
			} } : rec.url ? { url: {
				value: rec.url,
				mimeType: rec.mimeType
			} } : rec.id ? { url: {
				value: rec.id,
				mimeType: rec.mimeType
			} } : void 0;
			if (!source) return void 0;
			return { document: {
				source,
				metadata: {
					legacyBinary: true,
					filename: rec.filename,
					id: rec.id
				}
			} };
		}
		default: return;
	}
};
const fromProtoContentPart = (part) => {
	const rec = asRecord(part);
	if (!rec) return void 0;
	if ([
		rec.text,
		rec.image,
		rec.audio,
		rec.video,
		rec.document
	].filter(Boolean).length > 1) throw new Error("Invalid event: content part carries more than one arm");
	if (rec.text) {
		const part = rec.text;
		return {
			type: "text",
			id: part.id,
			text: part.text,
			metadata: part.metadata
		};
	}
	if (rec.image) {
		const part = rec.image;
		if (part.source !== void 0 && fromProtoSource(part.source) === void 0) return;
		return {
			type: "image",
			id: part.id,
			source: fromProtoSource(part.source),
			metadata: part.metadata
		};
	}
	if (rec.audio) {
		const part = rec.audio;
		if (part.source !== void 0 && fromProtoSource(part.source) === void 0) return;
		return {
			type: "audio",
			id: part.id,
			source: fromProtoSource(part.source),
			metadata: part.metadata
		};
	}
	if (rec.video) {
		const part = rec.video;
		if (part.source !== void 0 && fromProtoSource(part.source) === void 0) return;
		return {
			type: "video",
			id: part.id,
			source: fromProtoSource(part.source),
			metadata: part.metadata
		};
	}
	if (rec.document) {
		const part = rec.document;
		if (part.source !== void 0 && fromProtoSource(part.source) === void 0) return;
		return {
			type: "document",
			id: part.id,
			source: fromProtoSource(part.source),
			metadata: part.metadata
		};
	}
};
/**
* The wire's one Message carries the union of every role's fields; which
* field feeds `content` depends on the role.
*/
const MAP_CONTENT_ROLES = new Set(["activity"]);
const PARTS_CONTENT_ROLES = new Set(["user", "tool"]);
/** Every role the Message union declares, for telling unknown from misused. */
const KNOWN_ROLES = new Set([
	"developer",
	"system",
	"assistant",
	"user",
	"tool",
	"activity",
	"reasoning"
]);
/** The JSON field the merged Message splits, for naming a part in a warning. */
const CONTENT_FIELD = "content";
const toWireMessage = (value, at = "message") => {
	const message = asRecord(value) ?? {};
	const wire = {
		...message,
		contentParts: []
	};
	wire.metadata = normalizeMetadata(message.metadata);
	wire.toolCalls = asArray(message.toolCalls).map((toolCall) => ({
		...toolCall,
		metadata: normalizeMetadata(asRecord(toolCall)?.metadata)
	}));
	if (Array.isArray(message.content)) {
		wire.contentParts = message.content.map((part, index) => {
			const mapped = toProtoContentPart(part);
			if (mapped === void 0) warnUnencodableContentPart(at, index);
			return mapped;
		}).filter((part) => part !== void 0);
		wire.content = void 0;
	} else if (typeof message.role === "string" && MAP_CONTENT_ROLES.has(message.role)) {
		wire.activityContent = normalizeMetadata(message.content) ?? {};
		wire.content = void 0;
	}
	return wire;
};
const fromWireMessage = (value) => {
	const wire = asRecord(value) ?? {};
	const message = { ...wire };
	const role = typeof wire.role === "string" ? wire.role : "";
	const known = KNOWN_ROLES.has(role);
	const usesParts = known ? PARTS_CONTENT_ROLES.has(role) : asArray(wire.contentParts).length > 0;
	const usesMap = known ? MAP_CONTENT_ROLES.has(role) : !usesParts && wire.activityContent !== void 0;
	if (!known && (wire.content !== void 0 ? 1 : 0) + (asArray(wire.contentParts).length > 0 ? 1 : 0) + (wire.activityContent !== void 0 ? 1 : 0) > 1) throw new Error("Invalid event: message carries more than one content form");
	if (known) {
		if (!usesParts && asArray(wire.contentParts).length > 0) throw new Error("Invalid event: message carries content parts for a role that has none");
		if (wire.activityContent !== void 0 && !usesMap) throw new Error("Invalid event: message carries activity content for a non-activity role");
		if (usesMap && wire.content !== void 0) throw new Error("Invalid event: activity content cannot ride with other content forms");
		if (usesParts && wire.content !== void 0 && asArray(wire.contentParts).length > 0) throw new Error("Invalid event: message carries both string content and content parts");
	}
	if (usesParts && wire.content === void 0) message.content = asArray(wire.contentParts).map((part) => {
		const mapped = fromProtoContentPart(part);
		if (mapped === void 0) warnDroppedContentPart();
		return mapped;
	}).filter((part) => part !== void 0);
	if (usesMap && wire.activityContent !== void 0) message.content = wire.activityContent;
	delete message.activityContent;
	delete message.contentParts;
	if (asArray(wire.toolCalls).length === 0) delete message.toolCalls;
	Object.keys(message).forEach((key) => {
		if (message[key] === void 0) delete message[key];
	});
	return message;
};
/**
* ts-proto materialises absent optional fields as undefined-valued keys, on
* nested objects too. An absent field stays absent: the keys go.
*/
const dropUndefinedDeep = (value) => {
	if (Array.isArray(value)) {
		for (const entry of value) dropUndefinedDeep(entry);
		return;
	}
	const rec = asRecord(value);
	if (!rec) return;
	for (const key of Object.keys(rec)) if (rec[key] === void 0) delete rec[key];
	else dropUndefinedDeep(rec[key]);
};
const normalizeItemMetadata = (value) => ({
	...asRecord(value) ?? {},
	metadata: normalizeMetadata(asRecord(value)?.metadata)
});
const toWireRunAgentInput = (value) => {
	const input = asRecord(value);
	if (!input) return void 0;
	return {
		threadId: input.threadId,
		runId: input.runId,
		protocolVersion: input.protocolVersion,
		parentRunId: input.parentRunId,
		state: input.state,
		messages: asArray(input.messages).map((item, index) => toWireMessage(item, `messages[${index}]`)),
		tools: asArray(input.tools).map(normalizeItemMetadata),
		context: asArray(input.context),
		forwardedProps: input.forwardedProps,
		resume: asArray(input.resume).map(normalizeItemMetadata)
	};
};
const fromWireRunAgentInput = (value) => {
	const rec = asRecord(value);
	if (!rec) return void 0;
	const output = {};
	if (rec.threadId !== void 0) output.threadId = rec.threadId;
	if (rec.runId !== void 0) output.runId = rec.runId;
	if (rec.protocolVersion !== void 0) output.protocolVersion = rec.protocolVersion;
	if (rec.parentRunId !== void 0) output.parentRunId = rec.parentRunId;
	if (rec.state !== void 0) output.state = rec.state;
	output.messages = asArray(rec.messages).map(fromWireMessage).filter((message) => message !== void 0);
	output.tools = asArray(rec.tools);
	output.context = asArray(rec.context);
	if (rec.forwardedProps !== void 0) output.forwardedProps = rec.forwardedProps;
	output.resume = asArray(rec.resume);
	return output;
};
/**
* Encodes an event to the protobuf wire format.
*/
function encode(event) {
	event = omitOptionalNulls(event, "Event");
	let validatedEvent = event;
	if (KNOWN_TO_CORE.has(event.type)) try {
		validatedEvent = EventSchemas.parse(event);
	} catch (err) {
		console.warn(`[ag-ui][proto.encode] Encoding ${String(event.type)} without validation: the schema rejected it at ${issuePaths(err)}. Encoded as given.`);
		validatedEvent = event;
	}
	const oneofField = toCamelCase(validatedEvent.type);
	const { type, timestamp, rawEvent, metadata, ...rest } = validatedEvent;
	if (type === "MESSAGES_SNAPSHOT" && Array.isArray(rest.messages)) rest.messages = rest.messages.map((message, index) => toWireMessage(message, `messages[${index}]`));
	if (type === "RUN_FINISHED") {
		const outcomeRecord = asRecord(rest.outcome);
		rest.pendingToolCallIds = [];
		rest.interrupts = [];
		if (rest.outcome === void 0) rest.outcome = "";
		else if (outcomeRecord?.type === "success") {
			rest.outcome = "success";
			rest.pendingToolCallIds = asArray(outcomeRecord?.pendingToolCallIds);
		} else if (outcomeRecord?.type === "interrupt") {
			rest.outcome = "interrupt";
			rest.interrupts = asArray(outcomeRecord?.interrupts);
		} else if (outcomeRecord?.type === "cancelled") rest.outcome = "cancelled";
		else rest.outcome = typeof outcomeRecord?.type === "string" ? outcomeRecord.type : "";
	}
	if (type === "SUBAGENT_FINISHED") {
		const outcomeRecord = asRecord(rest.outcome);
		rest.interruptIds = [];
		if (rest.outcome === void 0) rest.outcome = "";
		else if (outcomeRecord?.type === "success") rest.outcome = "success";
		else if (outcomeRecord?.type === "suspended") {
			rest.outcome = "suspended";
			rest.interruptIds = asArray(outcomeRecord?.interruptIds);
		} else rest.outcome = typeof outcomeRecord?.type === "string" ? outcomeRecord.type : "";
	}
	if (type === "STATE_DELTA" && Array.isArray(rest.delta)) rest.delta = rest.delta.map((operation) => ({
		...operation,
		op: JsonPatchOperationType[operation.op.toUpperCase()]
	}));
	if (type === "ACTIVITY_DELTA" && Array.isArray(rest.patch)) rest.patch = rest.patch.map((operation) => ({
		...operation,
		op: JsonPatchOperationType[operation.op.toUpperCase()]
	}));
	if (type === "RUN_FINISHED") rest.usage = asArray(rest.usage);
	if (type === "RUN_ERROR") rest.usage = asArray(rest.usage);
	if (type === "TOOL_CALL_RESULT") if (Array.isArray(rest.content)) {
		rest.contentParts = rest.content.map((part, index) => {
			const mapped = toProtoContentPart(part);
			if (mapped === void 0) warnUnencodableContentPart("TOOL_CALL_RESULT.content", index);
			return mapped;
		}).filter((part) => part !== void 0);
		rest.content = void 0;
	} else rest.contentParts = [];
	if (type === "RUN_STARTED" && rest.input !== void 0) rest.input = toWireRunAgentInput(rest.input);
	const eventMessage = { [oneofField]: {
		baseEvent: {
			type: EventType$1[event.type],
			timestamp,
			rawEvent,
			metadata: normalizeMetadata(metadata)
		},
		...rest
	} };
	return Event.encode(eventMessage).finish();
}
const SCAN_SPECS = {
	TextMessageStartEvent: {
		singular: new Set([1]),
		descend: { 1: "BaseEvent" }
	},
	BaseEvent: {
		singular: new Set([3, 4]),
		descend: {},
		google: {
			3: "google.protobuf.Value",
			4: "google.protobuf.Struct"
		}
	},
	TextMessageContentEvent: {
		singular: new Set([1]),
		descend: { 1: "BaseEvent" }
	},
	TextMessageEndEvent: {
		singular: new Set([1]),
		descend: { 1: "BaseEvent" }
	},
	ToolCallStartEvent: {
		singular: new Set([1]),
		descend: { 1: "BaseEvent" }
	},
	ToolCallArgsEvent: {
		singular: new Set([1]),
		descend: { 1: "BaseEvent" }
	},
	ToolCallEndEvent: {
		singular: new Set([1]),
		descend: { 1: "BaseEvent" }
	},
	StateSnapshotEvent: {
		singular: new Set([1, 2]),
		descend: { 1: "BaseEvent" },
		google: { 2: "google.protobuf.Value" }
	},
	StateDeltaEvent: {
		singular: new Set([1]),
		descend: {
			1: "BaseEvent",
			2: "JsonPatchOperation"
		}
	},
	JsonPatchOperation: {
		singular: new Set([4]),
		descend: {},
		google: { 4: "google.protobuf.Value" }
	},
	MessagesSnapshotEvent: {
		singular: new Set([1]),
		descend: {
			1: "BaseEvent",
			2: "Message"
		}
	},
	Message: {
		singular: new Set([9, 13]),
		descend: {
			5: "ToolCall",
			8: "InputContent"
		},
		google: {
			9: "google.protobuf.Struct",
			13: "google.protobuf.Struct"
		}
	},
	ToolCall: {
		singular: new Set([3, 4]),
		descend: {},
		google: { 4: "google.protobuf.Struct" }
	},
	InputContent: {
		singular: new Set([
			1,
			2,
			3,
			4,
			5
		]),
		descend: {
			1: "TextInputPart",
			2: "ImageInputPart",
			3: "AudioInputPart",
			4: "VideoInputPart",
			5: "DocumentInputPart"
		},
		arms: new Set([
			1,
			2,
			3,
			4,
			5
		])
	},
	TextInputPart: {
		singular: new Set([3]),
		descend: {},
		google: { 3: "google.protobuf.Value" }
	},
	ImageInputPart: {
		singular: new Set([1, 2]),
		descend: { 1: "InputContentSource" },
		google: { 2: "google.protobuf.Value" }
	},
	InputContentSource: {
		singular: new Set([
			1,
			2,
			3
		]),
		descend: {},
		arms: new Set([
			1,
			2,
			3
		])
	},
	AudioInputPart: {
		singular: new Set([1, 2]),
		descend: { 1: "InputContentSource" },
		google: { 2: "google.protobuf.Value" }
	},
	VideoInputPart: {
		singular: new Set([1, 2]),
		descend: { 1: "InputContentSource" },
		google: { 2: "google.protobuf.Value" }
	},
	DocumentInputPart: {
		singular: new Set([1, 2]),
		descend: { 1: "InputContentSource" },
		google: { 2: "google.protobuf.Value" }
	},
	RawEvent: {
		singular: new Set([1, 2]),
		descend: { 1: "BaseEvent" },
		google: { 2: "google.protobuf.Value" }
	},
	CustomEvent: {
		singular: new Set([1, 3]),
		descend: { 1: "BaseEvent" },
		google: { 3: "google.protobuf.Value" }
	},
	RunStartedEvent: {
		singular: new Set([1, 5]),
		descend: {
			1: "BaseEvent",
			5: "RunAgentInput"
		}
	},
	RunAgentInput: {
		singular: new Set([4, 8]),
		descend: {
			5: "Message",
			6: "Tool",
			9: "ResumeEntry"
		},
		google: {
			4: "google.protobuf.Value",
			8: "google.protobuf.Value"
		}
	},
	Tool: {
		singular: new Set([3, 4]),
		descend: {},
		google: {
			3: "google.protobuf.Value",
			4: "google.protobuf.Struct"
		}
	},
	ResumeEntry: {
		singular: new Set([3, 4]),
		descend: {},
		google: {
			3: "google.protobuf.Value",
			4: "google.protobuf.Struct"
		}
	},
	RunFinishedEvent: {
		singular: new Set([1, 4]),
		descend: {
			1: "BaseEvent",
			6: "Interrupt"
		},
		google: { 4: "google.protobuf.Value" }
	},
	Interrupt: {
		singular: new Set([5, 7]),
		descend: {},
		google: {
			5: "google.protobuf.Value",
			7: "google.protobuf.Value"
		}
	},
	RunErrorEvent: {
		singular: new Set([1]),
		descend: { 1: "BaseEvent" }
	},
	StepStartedEvent: {
		singular: new Set([1]),
		descend: { 1: "BaseEvent" }
	},
	StepFinishedEvent: {
		singular: new Set([1]),
		descend: { 1: "BaseEvent" }
	},
	TextMessageChunkEvent: {
		singular: new Set([1]),
		descend: { 1: "BaseEvent" }
	},
	ToolCallChunkEvent: {
		singular: new Set([1]),
		descend: { 1: "BaseEvent" }
	},
	SubagentStartedEvent: {
		singular: new Set([1]),
		descend: { 1: "BaseEvent" }
	},
	SubagentFinishedEvent: {
		singular: new Set([1, 3]),
		descend: { 1: "BaseEvent" },
		google: { 3: "google.protobuf.Value" }
	},
	SubagentErrorEvent: {
		singular: new Set([1]),
		descend: { 1: "BaseEvent" }
	},
	ToolCallResultEvent: {
		singular: new Set([1]),
		descend: {
			1: "BaseEvent",
			7: "InputContent"
		}
	},
	ActivitySnapshotEvent: {
		singular: new Set([1, 5]),
		descend: { 1: "BaseEvent" },
		google: { 5: "google.protobuf.Struct" }
	},
	ActivityDeltaEvent: {
		singular: new Set([1]),
		descend: {
			1: "BaseEvent",
			5: "JsonPatchOperation"
		}
	},
	ReasoningStartEvent: {
		singular: new Set([1]),
		descend: { 1: "BaseEvent" }
	},
	ReasoningMessageStartEvent: {
		singular: new Set([1]),
		descend: { 1: "BaseEvent" }
	},
	ReasoningMessageContentEvent: {
		singular: new Set([1]),
		descend: { 1: "BaseEvent" }
	},
	ReasoningMessageEndEvent: {
		singular: new Set([1]),
		descend: { 1: "BaseEvent" }
	},
	ReasoningMessageChunkEvent: {
		singular: new Set([1]),
		descend: { 1: "BaseEvent" }
	},
	ReasoningEndEvent: {
		singular: new Set([1]),
		descend: { 1: "BaseEvent" }
	},
	ReasoningEncryptedValueEvent: {
		singular: new Set([1]),
		descend: { 1: "BaseEvent" }
	},
	"google.protobuf.Struct": {
		singular: /* @__PURE__ */ new Set(),
		descend: { 1: "google.protobuf.Struct.FieldsEntry" }
	},
	"google.protobuf.Struct.FieldsEntry": {
		singular: new Set([2]),
		descend: { 2: "google.protobuf.Value" }
	},
	"google.protobuf.Value": {
		singular: new Set([5, 6]),
		descend: {
			5: "google.protobuf.Struct",
			6: "google.protobuf.ListValue"
		},
		arms: new Set([
			1,
			2,
			3,
			4,
			5,
			6
		]),
		armWireTypes: {
			1: 0,
			2: 1,
			3: 2,
			4: 0,
			5: 2,
			6: 2
		}
	},
	"google.protobuf.ListValue": {
		singular: /* @__PURE__ */ new Set(),
		descend: { 1: "google.protobuf.Value" }
	}
};
/** Envelope entry number -> event message name, all descended into. */
const ENVELOPE_SCAN = {
	1: "TextMessageStartEvent",
	2: "TextMessageContentEvent",
	3: "TextMessageEndEvent",
	4: "ToolCallStartEvent",
	5: "ToolCallArgsEvent",
	6: "ToolCallEndEvent",
	7: "StateSnapshotEvent",
	8: "StateDeltaEvent",
	9: "MessagesSnapshotEvent",
	10: "RawEvent",
	11: "CustomEvent",
	12: "RunStartedEvent",
	13: "RunFinishedEvent",
	14: "RunErrorEvent",
	15: "StepStartedEvent",
	16: "StepFinishedEvent",
	17: "TextMessageChunkEvent",
	18: "ToolCallChunkEvent",
	19: "SubagentStartedEvent",
	20: "SubagentFinishedEvent",
	21: "SubagentErrorEvent",
	22: "ToolCallResultEvent",
	23: "ActivitySnapshotEvent",
	24: "ActivityDeltaEvent",
	25: "ReasoningStartEvent",
	26: "ReasoningMessageStartEvent",
	27: "ReasoningMessageContentEvent",
	28: "ReasoningMessageEndEvent",
	29: "ReasoningMessageChunkEvent",
	30: "ReasoningEndEvent",
	31: "ReasoningEncryptedValueEvent"
};
function readVarint(data, cursor) {
	let result = 0;
	let shift = 0;
	for (;;) {
		if (cursor.offset >= data.length) throw new Error("Invalid event");
		const byte = data[cursor.offset++];
		if (shift < 28) result += (byte & 127) * 2 ** shift;
		else if (shift === 28) result += (byte & 15) * 2 ** 28;
		shift += 7;
		if ((byte & 128) === 0) return result;
	}
}
/** Walks one message level of the scan graph, recursing along descend edges. */
function scanMessage(data, spec) {
	const cursor = { offset: 0 };
	let groupDepth = 0;
	let seenArm = 0;
	while (cursor.offset < data.length) {
		const tag = readVarint(data, cursor);
		const field = Math.floor(tag / 8);
		const wireType = tag % 8;
		if (field === 0) throw new Error("Invalid event");
		if (wireType === 3) {
			groupDepth += 1;
			continue;
		}
		if (wireType === 4) {
			groupDepth -= 1;
			if (groupDepth < 0) throw new Error("Invalid event");
			continue;
		}
		if (wireType === 0) readVarint(data, cursor);
		else if (wireType === 1) cursor.offset += 8;
		else if (wireType === 2) {
			const length = readVarint(data, cursor);
			if (cursor.offset + length > data.length) throw new Error("Invalid event");
			if (groupDepth === 0) {
				if (spec.arms?.has(field)) {
					if (seenArm !== 0 && seenArm !== field) throw new Error("Invalid event");
					seenArm = field;
				}
				const child = spec.descend[field];
				if (child !== void 0) {
					const childSpec = SCAN_SPECS[child];
					if (childSpec !== void 0) scanMessage(data.subarray(cursor.offset, cursor.offset + length), childSpec);
				}
			}
			cursor.offset += length;
		} else if (wireType === 5) cursor.offset += 4;
		else throw new Error("Invalid event");
		if (cursor.offset > data.length) throw new Error("Invalid event");
	}
	if (groupDepth !== 0) throw new Error("Invalid event");
}
/**
* Rejects an envelope naming different known event kinds, then checks each
* payload. Repeated occurrences of the same kind merge during decoding.
* Unknown fields are protobuf's to ignore, repeated or not.
*/
function assertWellFormedEnvelope(data) {
	const seen = /* @__PURE__ */ new Set();
	const cursor = { offset: 0 };
	let groupDepth = 0;
	while (cursor.offset < data.length) {
		const tag = readVarint(data, cursor);
		const field = Math.floor(tag / 8);
		const wireType = tag % 8;
		if (field === 0) throw new Error("Invalid event");
		if (wireType === 3) {
			groupDepth += 1;
			continue;
		}
		if (wireType === 4) {
			groupDepth -= 1;
			if (groupDepth < 0) throw new Error("Invalid event");
			continue;
		}
		if (groupDepth === 0 && ENVELOPE_TAGS.has(field)) {
			if (seen.size > 0 && !seen.has(field)) throw new Error("Invalid event");
			seen.add(field);
		}
		if (wireType === 0) readVarint(data, cursor);
		else if (wireType === 1) cursor.offset += 8;
		else if (wireType === 2) {
			const length = readVarint(data, cursor);
			if (cursor.offset + length > data.length) throw new Error("Invalid event");
			if (groupDepth === 0) {
				const child = ENVELOPE_SCAN[field];
				if (child !== void 0) {
					const childSpec = SCAN_SPECS[child];
					if (childSpec !== void 0) scanMessage(data.subarray(cursor.offset, cursor.offset + length), childSpec);
				}
			}
			cursor.offset += length;
		} else if (wireType === 5) cursor.offset += 4;
		else throw new Error("Invalid event");
		if (cursor.offset > data.length) throw new Error("Invalid event");
	}
	if (groupDepth !== 0) throw new Error("Invalid event");
}
function concatenate(parts) {
	if (parts.length === 1) return parts[0];
	const result = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
	let offset = 0;
	for (const part of parts) {
		result.set(part, offset);
		offset += part.length;
	}
	return result;
}
/**
* ts-proto replaces singular messages instead of merging them. Combine their
* wire payloads before decoding so explicit scalar defaults, repeated arrays,
* maps and nested message presence survive. Already canonical bytes are reused.
*/
function mergeMessageFields(data, spec) {
	const reader = new BinaryReader(data);
	const fields = [];
	const positions = /* @__PURE__ */ new Map();
	let activeArm;
	let changed = false;
	while (reader.pos < reader.len) {
		const start = reader.pos;
		const [number, wireType] = reader.tag();
		const payload = wireType === 2 ? reader.bytes() : void 0;
		if (payload === void 0) reader.skip(wireType, number);
		const isArm = spec.arms?.has(number) && wireType === (spec.armWireTypes?.[number] ?? 2);
		if (isArm) {
			if (activeArm !== void 0 && activeArm !== number) {
				const previous = positions.get(activeArm);
				if (previous !== void 0) fields[previous] = void 0;
				positions.delete(activeArm);
				changed = true;
			}
			activeArm = number;
			if (!spec.singular.has(number)) {
				const previous = positions.get(number);
				if (previous !== void 0) {
					fields[previous] = void 0;
					positions.delete(number);
					changed = true;
				}
			}
		}
		const childName = spec.descend[number] ?? spec.google?.[number];
		const isMessage = payload !== void 0 && (spec.singular.has(number) || childName !== void 0);
		const previous = positions.get(number);
		const previousPayloads = previous === void 0 ? void 0 : fields[previous]?.payloads;
		if (isMessage && spec.singular.has(number) && previousPayloads !== void 0) {
			previousPayloads.push(payload);
			changed = true;
			continue;
		}
		if (isMessage || isArm) positions.set(number, fields.length);
		fields.push({
			number,
			raw: data.subarray(start, reader.pos),
			...isMessage && { payloads: [payload] },
			child: childName === void 0 ? void 0 : SCAN_SPECS[childName]
		});
	}
	const parts = [];
	for (const field of fields) {
		if (field === void 0) continue;
		if (field.payloads !== void 0) {
			const combined = concatenate(field.payloads);
			const merged = field.child === void 0 ? combined : mergeMessageFields(combined, field.child);
			if (field.payloads.length > 1 || merged !== combined) {
				parts.push(new BinaryWriter().uint32(field.number * 8 + 2).bytes(merged).finish());
				changed = true;
				continue;
			}
		}
		parts.push(field.raw);
	}
	return changed ? concatenate(parts) : data;
}
/**
* The envelope carried nothing but variants this build was not compiled
* against — an event from a later protocol, rather than broken bytes.
*
* Kept distinct from a decode failure on purpose. An SSE reader hands such an
* event to the pipeline, which drops it with a warning and carries on; the
* binary reader cannot hand it over at all, because an unknown arm has no type
* string to put on it. Naming the case lets the caller drop the frame the same
* way, so a producer that adds an event does not kill every binary client
* while text clients sail past it.
*/
var AGUIUnknownEventTypeError = class extends Error {
	constructor(message = "Unknown event type") {
		super(message);
		this.name = "AGUIUnknownEventTypeError";
	}
};
/**
* Reads a varint that must fit the width its position allows, returning -1 for
* anything unreadable or too wide.
*
* readVarint above deliberately MASKS the overflow bits instead, mirroring the
* wire reader so that an overlong tag cannot dodge duplicate detection. The
* walkers below want the opposite: masking would quietly turn a field number
* or a length that no protobuf encoder can produce into a smaller, plausible
* one, and broken bytes would read as a well-formed message.
*
* The line these walkers hold is well-formed PROTOBUF, never conformance to a
* schema. A tag or a length that overflows its width is not protobuf at all; a
* field number protobuf reserves by convention still is, and judging that would
* be judging the shape of an arm this build was never compiled against.
*/
function boundedVarint(data, cursor, maxBytes, lastByteMax) {
	let result = 0;
	let shift = 0;
	let bytes = 0;
	for (;;) {
		if (cursor.offset >= data.length || bytes >= maxBytes) return -1;
		const byte = data[cursor.offset++];
		bytes += 1;
		if (bytes === maxBytes && byte > lastByteMax) return -1;
		result += (byte & 127) * 2 ** shift;
		shift += 7;
		if ((byte & 128) === 0) return result;
	}
}
/**
* A tag and a length are both uint32 on the wire: five bytes, the last holding
* four bits. Capping a tag there caps the field number at protobuf's own
* maximum, since the tag is the field number shifted left by three.
*/
const varint32 = (data, cursor) => boundedVarint(data, cursor, 5, 15);
/** A varint-typed VALUE is uint64: ten bytes, the last holding one bit. */
const varint64 = (data, cursor) => boundedVarint(data, cursor, 10, 1);
/**
* Whether the given bytes walk cleanly as a protobuf message.
*
* Used on the payload of an arm this build does not know, where nothing else
* can vouch for it: the generated parser skips an unknown field without ever
* reading inside it, so bytes that encode no message at all would otherwise be
* indistinguishable from an event from the future.
*
* Deliberately a WELL-FORMEDNESS check and nothing more. It asks whether the
* bytes are a protobuf message, never whether they are an AG-UI event — an arm
* this build has not been compiled against may be shaped in ways this version
* cannot anticipate, and demanding a familiar shape would reject exactly the
* future events this whole path exists to survive. For the same reason it does
* not recurse: at this level a length-delimited run of bytes is equally a
* nested message, a string or a blob, so its insides settle nothing either way.
*/
function walksAsMessage(data) {
	const cursor = { offset: 0 };
	const groups = [];
	while (cursor.offset < data.length) {
		const tag = varint32(data, cursor);
		if (tag < 0) return false;
		const field = Math.floor(tag / 8);
		const wireType = tag % 8;
		if (field === 0) return false;
		if (wireType === 3) groups.push(field);
		else if (wireType === 4) {
			if (groups.pop() !== field) return false;
		} else if (wireType === 0) {
			if (varint64(data, cursor) < 0) return false;
		} else if (wireType === 1) cursor.offset += 8;
		else if (wireType === 5) cursor.offset += 4;
		else if (wireType === 2) {
			const length = varint32(data, cursor);
			if (length < 0 || cursor.offset + length > data.length) return false;
			cursor.offset += length;
		} else return false;
		if (cursor.offset > data.length) return false;
	}
	return groups.length === 0;
}
/**
* Whether the frame names one or more arms from a later protocol and nothing
* this build could have read.
*
* Only consulted once the generated parser has found no known arm, because a
* frame that DOES carry one is already answered: protobuf ignores unknown
* fields, and this envelope is no exception — a later version may add fields
* beside the arms, and rejecting a frame for carrying one would break every
* older reader the moment it shipped. That rule is settled and tested.
*
* With no known arm the frame is either an event this build predates or broken
* bytes, and the two must not share an answer. A known tag that failed to
* parse, or any tag of a wire type no arm uses, means broken; at least one
* unknown length-delimited field whose payload walks as a message means an
* event from the future, which the caller drops the way enforcement drops an
* unrecognised event off an SSE stream.
*/
function namesOnlyFutureArms(data) {
	const cursor = { offset: 0 };
	const groups = [];
	let future = 0;
	while (cursor.offset < data.length) {
		const tag = varint32(data, cursor);
		if (tag < 0) return false;
		const field = Math.floor(tag / 8);
		const wireType = tag % 8;
		if (field === 0) return false;
		const atTopLevel = groups.length === 0;
		if (wireType === 3) {
			if (atTopLevel && ENVELOPE_TAGS.has(field)) return false;
			groups.push(field);
		} else if (wireType === 4) {
			if (groups.pop() !== field) return false;
		} else if (wireType === 0) {
			if (atTopLevel && ENVELOPE_TAGS.has(field)) return false;
			if (varint64(data, cursor) < 0) return false;
		} else if (wireType === 1) {
			if (atTopLevel && ENVELOPE_TAGS.has(field)) return false;
			cursor.offset += 8;
		} else if (wireType === 5) {
			if (atTopLevel && ENVELOPE_TAGS.has(field)) return false;
			cursor.offset += 4;
		} else if (wireType === 2) {
			const length = varint32(data, cursor);
			if (length < 0 || cursor.offset + length > data.length) return false;
			if (atTopLevel) {
				if (ENVELOPE_TAGS.has(field)) return false;
				if (!walksAsMessage(data.subarray(cursor.offset, cursor.offset + length))) return false;
				future += 1;
			}
			cursor.offset += length;
		} else return false;
		if (cursor.offset > data.length) return false;
	}
	return groups.length === 0 && future > 0;
}
function decode(data) {
	assertWellFormedEnvelope(data);
	const envelope = Event.decode(mergeMessageFields(data, {
		singular: ENVELOPE_TAGS,
		descend: ENVELOPE_SCAN
	}));
	const populated = Object.entries(envelope).filter(([, value]) => value !== void 0);
	if (populated.length !== 1) {
		if (populated.length === 0 && namesOnlyFutureArms(data)) throw new AGUIUnknownEventTypeError();
		throw new Error("Invalid event");
	}
	const entry = populated[0];
	const entryType = ENVELOPE_TYPE[entry[0]];
	if (entryType === void 0) throw new Error("Invalid event");
	const decoded = entry[1];
	const base = asRecord(decoded.baseEvent);
	if (!base) throw new Error("Invalid event");
	const declaredType = EventType$1[base.type];
	if (declaredType !== entryType) throw new Error("Invalid event: envelope carries " + entryType + " but the base event declares " + String(declaredType));
	decoded.type = entryType;
	decoded.timestamp = base.timestamp;
	decoded.rawEvent = base.rawEvent;
	if (base.metadata !== void 0) decoded.metadata = base.metadata;
	delete decoded.baseEvent;
	if (decoded.type === "MESSAGES_SNAPSHOT" && Array.isArray(decoded.messages)) decoded.messages = decoded.messages.map(fromWireMessage).filter((message) => message !== void 0);
	if (decoded.type === "RUN_FINISHED") {
		const record = decoded;
		const wireOutcome = typeof record.outcome === "string" && record.outcome !== "" ? record.outcome : void 0;
		const payload = {};
		payload.pendingToolCallIds = record.pendingToolCallIds;
		delete record.pendingToolCallIds;
		payload.interrupts = record.interrupts;
		delete record.interrupts;
		delete record.outcome;
		if (wireOutcome === void 0) {
			if (asArray(payload.pendingToolCallIds).length > 0) record.pendingToolCallIds = payload.pendingToolCallIds;
			if (asArray(payload.interrupts).length > 0) record.interrupts = payload.interrupts;
		}
		if (wireOutcome === "success") record.outcome = {
			type: "success",
			...asArray(payload.pendingToolCallIds).length > 0 ? { pendingToolCallIds: payload.pendingToolCallIds } : {},
			...asArray(payload.interrupts).length > 0 ? { interrupts: payload.interrupts } : {}
		};
		if (wireOutcome === "interrupt") record.outcome = {
			type: "interrupt",
			interrupts: asArray(payload.interrupts),
			...asArray(payload.pendingToolCallIds).length > 0 ? { pendingToolCallIds: payload.pendingToolCallIds } : {}
		};
		if (wireOutcome === "cancelled") record.outcome = {
			type: "cancelled",
			...asArray(payload.pendingToolCallIds).length > 0 ? { pendingToolCallIds: payload.pendingToolCallIds } : {},
			...asArray(payload.interrupts).length > 0 ? { interrupts: payload.interrupts } : {}
		};
		if (wireOutcome !== void 0 && ![
			"success",
			"interrupt",
			"cancelled"
		].includes(wireOutcome)) record.outcome = {
			type: wireOutcome,
			...asArray(payload.pendingToolCallIds).length > 0 ? { pendingToolCallIds: payload.pendingToolCallIds } : {},
			...asArray(payload.interrupts).length > 0 ? { interrupts: payload.interrupts } : {}
		};
	}
	if (decoded.type === "SUBAGENT_FINISHED") {
		const record = decoded;
		const wireOutcome = typeof record.outcome === "string" && record.outcome !== "" ? record.outcome : void 0;
		const payload = {};
		payload.interruptIds = record.interruptIds;
		delete record.interruptIds;
		delete record.outcome;
		if (wireOutcome === void 0) {
			if (asArray(payload.interruptIds).length > 0) record.interruptIds = payload.interruptIds;
		}
		if (wireOutcome === "success") record.outcome = {
			type: "success",
			...asArray(payload.interruptIds).length > 0 ? { interruptIds: payload.interruptIds } : {}
		};
		if (wireOutcome === "suspended") record.outcome = {
			type: "suspended",
			...asArray(payload.interruptIds).length > 0 ? { interruptIds: payload.interruptIds } : {}
		};
		if (wireOutcome !== void 0 && !["success", "suspended"].includes(wireOutcome)) record.outcome = {
			type: wireOutcome,
			...asArray(payload.interruptIds).length > 0 ? { interruptIds: payload.interruptIds } : {}
		};
	}
	if (decoded.type === "STATE_DELTA" && Array.isArray(decoded.delta)) decoded.delta = decoded.delta.map((operation) => {
		const opName = JsonPatchOperationType[operation.op];
		operation.op = typeof opName === "string" && opName !== "UNRECOGNIZED" ? opName.toLowerCase() : String(operation.op);
		Object.keys(operation).forEach((key) => {
			if (operation[key] === void 0) delete operation[key];
		});
		return operation;
	});
	if (decoded.type === "ACTIVITY_DELTA" && Array.isArray(decoded.patch)) decoded.patch = decoded.patch.map((operation) => {
		const opName = JsonPatchOperationType[operation.op];
		operation.op = typeof opName === "string" && opName !== "UNRECOGNIZED" ? opName.toLowerCase() : String(operation.op);
		Object.keys(operation).forEach((key) => {
			if (operation[key] === void 0) delete operation[key];
		});
		return operation;
	});
	if (decoded.type === "RUN_FINISHED") {
		if (Array.isArray(decoded.usage) && decoded.usage.length === 0) delete decoded.usage;
	}
	if (decoded.type === "RUN_ERROR") {
		if (Array.isArray(decoded.usage) && decoded.usage.length === 0) delete decoded.usage;
	}
	if (decoded.type === "TOOL_CALL_RESULT") {
		const record = decoded;
		if (record.content !== void 0 && asArray(record.contentParts).length > 0) throw new Error("Invalid event: content carries both string content and content parts");
		if (record.content === void 0) record.content = asArray(record.contentParts).map((part) => {
			const mapped = fromProtoContentPart(part);
			if (mapped === void 0) warnDroppedContentPart();
			return mapped;
		}).filter((part) => part !== void 0);
		delete record.contentParts;
	}
	if (decoded.type === "RUN_STARTED" && decoded.input !== void 0) decoded.input = fromWireRunAgentInput(decoded.input);
	dropUndefinedDeep(decoded);
	return decoded;
}

//#endregion
//#region src/index.ts
const AGUI_MEDIA_TYPE = "application/vnd.ag-ui.event+proto";

//#endregion
export { AGUIUnknownEventTypeError, AGUI_MEDIA_TYPE, decode, encode };
//# sourceMappingURL=index.mjs.map