// Draws the site at an address as a browser would: draws, fetches what the screens asked for, and draws again, until
// nothing more is asked for. Whatever goes wrong is thrown: a page is drawn whole or not at all.
import { MediaContext } from "@jonaki/ui/use-media";
import type { Media } from "@jonaki/ui/use-media";
import { QueryClient } from "@tanstack/react-query";
import type { Query } from "@tanstack/react-query";
import { prerender } from "react-dom/static";
import { App } from "../app/app.tsx";
import type { KnownAnswer } from "../app/known-answers.ts";
import { PERMISSION_KEY } from "../app/permission.query.ts";
import type { Services } from "../app/services.ts";
import { ParserContext } from "../shell/rich-tree.ts";
import { parseHtml } from "./parse-html.ts";

/** A screen asks, and one inside it may ask again; more than a few would be a circle. */
const MOST_PASSES = 5;

export interface Drawing {
  readonly html: string;
  /** What the screens were told: with it the browser draws the same. */
  readonly answers: readonly KnownAnswer[];
}

export async function draw(services: Services, media: Media): Promise<Drawing> {
  const queries = new QueryClient();
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const html = await drawOnce(services, queries, media);
    const open = queriesOf(queries).filter(isOpen);
    if (open.length === 0) return { html, answers: answersOf(queries) };
    await Promise.all(
      open.map(({ options }) => queries.fetchQuery({ ...options, queryKey: options.queryKey ?? [] })),
    );
  }
  throw new Error("The screens never stop asking.");
}

const queriesOf = (queries: QueryClient): readonly Query[] => queries.getQueryCache().getAll();

/** A captcha and the like belong to one visitor: the browser asks for its own. */
const isOpen = ({ state, meta }: Query): boolean => state.status === "pending" && meta?.["own"] !== true;

function answersOf(queries: QueryClient): readonly KnownAnswer[] {
  const [permission] = PERMISSION_KEY;
  return queriesOf(queries)
    .filter(({ state, queryKey }) => state.status === "success" && queryKey[0] !== permission)
    .map(({ queryKey, state }) => [queryKey, state.data]);
}

async function drawOnce(services: Services, queries: QueryClient, media: Media): Promise<string> {
  const problems: unknown[] = [];
  const { prelude } = await prerender(
    <MediaContext value={media}>
      <ParserContext value={parseHtml}>
        <App services={services} queries={queries} />
      </ParserContext>
    </MediaContext>,
    {
      onError: (problem) => void problems.push(problem),
      // In one piece: parts that follow later would need inline scripts, which the page's policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const html = await new Response(prelude).text();
  if (problems.length > 0) throw problems[0];
  return html;
}
