// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { RadioTile } from "./radio-tile.tsx";

afterEach(cleanup);

function Wallets() {
  const [chosen, setChosen] = useState("nodi");
  return ["nodi", "doel"].map((one) => (
    <RadioTile key={one} name="wallet" checked={chosen === one} onChoose={() => setChosen(one)}>
      {one}
    </RadioTile>
  ));
}

describe("tiles to choose one of", () => {
  it("are chosen anywhere on their face, and one lets the other go", async () => {
    render(<Wallets />);
    await userEvent.click(screen.getByText("doel"));
    const isChosen = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name }).checked;
    expect([isChosen("nodi"), isChosen("doel")]).toEqual([false, true]);
  });
});
