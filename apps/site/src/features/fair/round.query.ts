// Reads a round's proof into the form [CALL-169], when it is asked for or the address names a round.
import { useEffect, useEffectEvent, useState } from "react";
import type { Api } from "@jonaki/client";
import { useServices } from "../../app/services.ts";
import type { RoundProof } from "./round-form.rules.ts";

type Answer = Awaited<ReturnType<Api["lobby"]["roundProof"]>>;

export interface RoundReader {
  readonly roundId: string;
  readonly setRoundId: (roundId: string) => void;
  readonly read: () => void;
  readonly isReading: boolean;
  /** The words of what kept it from being read. */
  readonly problem: string | null;
}

/** The round that the address names is read at once; another address is another reader. */
export function useRoundReader(named: string, onProof: (proof: RoundProof) => void): RoundReader {
  const { api } = useServices();
  const [roundId, setRoundId] = useState(named);
  const [isReading, setReading] = useState(named !== "");
  const [problem, setProblem] = useState<string | null>(null);
  const receive = (answer: Answer): void => {
    setReading(false);
    if (answer.ok) onProof(answer.value);
    else setProblem(answer.message);
  };
  const receiveNamed = useEffectEvent(receive);
  useEffect(() => {
    let isWanted = named !== "";
    const load = async (): Promise<void> => {
      const answer = await api.lobby.roundProof({ roundId: named });
      if (isWanted) receiveNamed(answer);
    };
    if (isWanted) void load();
    return () => {
      isWanted = false;
    };
  }, [api, named]);
  const read = async (): Promise<void> => {
    const wanted = roundId.trim();
    if (wanted === "" || isReading) return;
    setReading(true);
    setProblem(null);
    receive(await api.lobby.roundProof({ roundId: wanted }));
  };
  return { roundId, setRoundId, read: () => void read(), isReading, problem };
}
