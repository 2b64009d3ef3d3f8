// The query client: what comes from the server, kept and refreshed; what an operator was shown goes with the session.
import { QueryClient } from "@tanstack/react-query";

export const createQueries = (): QueryClient => new QueryClient();
