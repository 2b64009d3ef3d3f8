// Says bytes to a listening server as they are, where an HTTP client would mend them first.
import { connect } from "node:net";

type Say = (send: (text: string) => void) => void;

/** Answers what came back until the server closed or said a whole answer. */
export function talkTo(port: number, say: Say): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let heard = "";
    socket.on("data", (chunk) => {
      heard += chunk.toString();
      if (heard.includes('"message"')) socket.destroy();
    });
    socket.on("close", () => resolve(heard));
    socket.on("error", () => undefined);
    socket.on("connect", () => say((text) => socket.write(text)));
  });
}
