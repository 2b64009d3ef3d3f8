// Compresses an answer on its way out: quickly, because it is made for one visitor; files are compressed at
// their best when they are built.
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply } from "fastify";

/** Shorter answers fit in one packet anyway. */
const WORTH_IT_CHARACTERS = 1_200;
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const QUICK_GZIP = { level: 4 };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Sends the text as it is, or compressed when the browser takes it and it is worth it. */
export function sendText(reply: FastifyReply, text: string): FastifyReply | Promise<FastifyReply> {
  const accepts = reply.request.headers["accept-encoding"];
  const worthIt = accepts !== undefined && text.length >= WORTH_IT_CHARACTERS;
  return worthIt ? sendCompressed(reply.header("vary", "accept-encoding"), text, accepts) : reply.send(text);
}

async function sendCompressed(reply: FastifyReply, text: string, accepts: string): Promise<FastifyReply> {
  if (/\bbr\b/u.test(accepts))
    return reply.header("content-encoding", "br").send(await toBrotli(text, QUICK_BROTLI));
  if (/\bgzip\b/u.test(accepts))
    return reply.header("content-encoding", "gzip").send(await toGzip(text, QUICK_GZIP));
  return reply.send(text);
}
