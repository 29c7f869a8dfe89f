# SPDX-License-Identifier: MIT
"""Real agent servers for the tests: Microsoft Agent Framework and Pydantic AI with scripted models.

The frameworks are as published; only the model is a stub, so no key and no network is needed. What
the model says depends on the last user message and on what the conversation already holds.

Usage: agents.py PORT (0 picks one; the first line of standard output is the port).
"""
import json
import socket
import sys
from collections.abc import AsyncIterator
from typing import Any

import uvicorn
from agent_framework import (Agent, BaseChatClient, ChatResponse, ChatResponseUpdate, Content,
                             FunctionInvocationLayer, ResponseStream, tool)
from agent_framework_ag_ui import AgentFrameworkAgent, add_agent_framework_fastapi_endpoint
from fastapi import FastAPI
from pydantic import BaseModel
from pydantic_ai import Agent as PydanticAgent
from pydantic_ai import DeferredToolRequests, RunContext, ToolReturn
from pydantic_ai.messages import ModelMessage, ToolReturnPart, UserPromptPart
from pydantic_ai.models.function import AgentInfo, DeltaToolCall, DeltaThinkingPart, FunctionModel
from pydantic_ai.ui import StateDeps
from pydantic_ai.ui.ag_ui import AGUIAdapter
from ag_ui.core import EventType, StateDeltaEvent, StateSnapshotEvent
from starlette.requests import Request
from starlette.responses import Response

# --- Microsoft Agent Framework -------------------------------------------------------------------

RECIPE = {"title": "Pasta e ceci", "skill_level": "Beginner",
          "ingredients": [{"icon": "🍝", "name": "Ditalini", "amount": "200 g"},
                          {"icon": "🫘", "name": "Chickpeas", "amount": "1 can"}],
          "instructions": ["Soften the soffritto", "Add chickpeas — and \"patience\"", "Serve"]}


def pieces(text: str, size: int = 7) -> list[str]:
    return [text[at:at + size] for at in range(0, len(text), size)]


class ScriptedChatClient(FunctionInvocationLayer, BaseChatClient):
    """Answers by rules; streams in small pieces."""

    def __init__(self, rules) -> None:
        super().__init__()
        self.rules = rules

    def _inner_get_response(self, *, messages, stream, options, **kwargs: Any):
        updates = self.rules(messages)
        if stream:
            async def give() -> AsyncIterator[ChatResponseUpdate]:
                for contents in updates:
                    yield ChatResponseUpdate(role="assistant", contents=contents)
            return ResponseStream(give(), finalizer=ChatResponse.from_updates)

        async def whole() -> ChatResponse:
            return ChatResponse.from_updates(
                [ChatResponseUpdate(role="assistant", contents=c) for c in updates])
        return whole()


def last_is_tool_result(messages) -> bool:
    return any(content.type == "function_result" for content in messages[-1].contents)


def text_updates(text: str):
    return [[Content.from_text(piece)] for piece in pieces(text)]


def call_updates(call_id: str, name: str, arguments: dict):
    parts = pieces(json.dumps(arguments, ensure_ascii=False), 11)
    first = [Content.from_function_call(call_id, name, arguments=parts[0])]
    return [first] + [[Content.from_function_call(call_id, name, arguments=p)] for p in parts[1:]]


def last_user_text(messages) -> str:
    return next((m.text for m in reversed(messages) if m.role == "user" and m.text), "")


def recipe_rules(messages):
    if last_is_tool_result(messages):
        return text_updates("Your recipe is ready: Pasta e ceci.")
    return call_updates("call_recipe", "update_recipe", {"recipe": RECIPE})


def weather_rules(messages):
    if last_is_tool_result(messages):
        return text_updates("It is 21 °C in Lugano, with sun. ☀️")
    return text_updates("Let me look. ") + call_updates("call_weather", "get_weather",
                                                        {"city": "Lugano"})


def transfer_rules(messages):
    if last_is_tool_result(messages):
        return text_updates("The transfer has been made.")
    return call_updates("call_transfer", "transfer", {"iban": "CH93", "amount": 250})


@tool(approval_mode="never_require")
def update_recipe(recipe: dict) -> str:
    """Replaces the recipe."""
    return "Recipe updated."


@tool(approval_mode="never_require")
def get_weather(city: str) -> str:
    """The weather of a city."""
    return json.dumps({"city": city, "celsius": 21, "sky": "sun"})


@tool(approval_mode="always_require")
def transfer(iban: str, amount: int) -> str:
    """Moves money."""
    return f"{amount} moved to {iban}"


def add_maf(app: FastAPI) -> None:
    recipe = Agent(name="recipe", client=ScriptedChatClient(recipe_rules), tools=[update_recipe])
    add_agent_framework_fastapi_endpoint(app, AgentFrameworkAgent(
        agent=recipe, name="recipe",
        state_schema={"recipe": {"type": "object", "description": "The current recipe"}},
        predict_state_config={"recipe": {"tool": "update_recipe", "tool_argument": "recipe"}},
        require_confirmation=False), "/maf/recipe", single_user=True)
    weather = Agent(name="weather", client=ScriptedChatClient(weather_rules), tools=[get_weather])
    add_agent_framework_fastapi_endpoint(app, weather, "/maf/weather", single_user=True)
    bank = Agent(name="transfer", client=ScriptedChatClient(transfer_rules), tools=[transfer])
    add_agent_framework_fastapi_endpoint(app, bank, "/maf/transfer", single_user=True)


# --- Pydantic AI ---------------------------------------------------------------------------------

class Notes(BaseModel):
    notes: list[str] = []


def has_tool_return(messages: list[ModelMessage], name: str) -> bool:
    return any(isinstance(part, ToolReturnPart) and part.tool_name == name
               for message in messages for part in message.parts)


async def notes_model(messages: list[ModelMessage], info: AgentInfo):
    if not has_tool_return(messages, "add_note"):
        yield {0: DeltaThinkingPart(content="The user wants ")}
        yield {0: DeltaThinkingPart(content="a note.")}
        yield "One moment. "
        yield {1: DeltaToolCall(name="add_note", json_args='{"text":', tool_call_id="call_note")}
        yield {1: DeltaToolCall(json_args='"milk — 2 l"}', tool_call_id="call_note")}
        return
    for piece in pieces("Noted: milk — 2 l."):
        yield piece


async def delete_model(messages: list[ModelMessage], info: AgentInfo):
    if not has_tool_return(messages, "delete_all"):
        yield {0: DeltaToolCall(name="delete_all", json_args='{"why":"spring"}',
                                tool_call_id="call_delete")}
        return
    for piece in pieces("Everything is gone."):
        yield piece


def pydantic_agents() -> dict[str, PydanticAgent]:
    notes = PydanticAgent(FunctionModel(stream_function=notes_model), deps_type=StateDeps[Notes])

    @notes.tool
    def add_note(ctx: RunContext[StateDeps[Notes]], text: str) -> ToolReturn:
        """Adds a note to the shared state."""
        before = ctx.deps.state.model_dump()
        ctx.deps.state.notes.append(text)
        return ToolReturn(return_value="added", metadata=[
            StateSnapshotEvent(type=EventType.STATE_SNAPSHOT, snapshot=before),
            StateDeltaEvent(type=EventType.STATE_DELTA,
                            delta=[{"op": "add", "path": "/notes/-", "value": text}])])

    delete = PydanticAgent(FunctionModel(stream_function=delete_model),
                           deps_type=StateDeps[Notes],
                           output_type=[str, DeferredToolRequests])

    @delete.tool_plain(requires_approval=True)
    def delete_all(why: str) -> str:
        """Deletes every note."""
        return f"deleted because of {why}"

    return {"notes": notes, "delete": delete}


def add_pydantic(app: FastAPI) -> None:
    def serve(agent: PydanticAgent):
        async def endpoint(request: Request) -> Response:
            return await AGUIAdapter.dispatch_request(request, agent=agent, deps=StateDeps(Notes()))
        return endpoint

    for name, agent in pydantic_agents().items():
        app.add_api_route(f"/pydantic/{name}", serve(agent), methods=["POST"])


def main() -> None:
    app = FastAPI()
    add_maf(app)
    add_pydantic(app)
    listener = socket.create_server(("127.0.0.1", int(sys.argv[1])))
    print(listener.getsockname()[1], flush=True)
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning"))
    server.run(sockets=[listener])


main()
