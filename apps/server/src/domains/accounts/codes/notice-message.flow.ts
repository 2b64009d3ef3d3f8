// Notices say what has happened to an account, to the place that was written down when it happened.
import type { Compose } from "./dispatch.flow.ts";

export const composeNotice: Compose = ({ kind, language, values }) =>
  Promise.resolve({ name: kind, language, values: { username: values["username"] ?? "" } });
