import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from './app-context.ts'
import { plainRefusal } from './envelope.ts'
import { incoming } from './incoming.ts'
import { limitRequest } from './limit-call.ts'

/** Headers of GET /files/{name}. They make browsers treat every file as a download, whatever its bytes look like. */
const FILE_HEADERS = {
  'content-disposition': 'attachment',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-store',
}

/**
 * Sends an uploaded file to a user who may read it. The answer for any other file equals the answer for an unknown
 * file.
 */
export async function answerFile(appContext: AppContext, request: FastifyRequest, reply: FastifyReply) {
  const { token, language, ip } = incoming(request, appContext.exchange.settings.allowedOrigins)
  const { name } = request.params as { name: string }
  const { files } = appContext
  const { visitors } = appContext.exchange
  limitRequest(appContext, 'files', ip)
  const visitor = token === undefined ? null : await visitors.authenticate(token, ip)
  const file = await files.find(name, visitor?.memberId ?? null)
  if (!file) return reply.code(404).send(plainRefusal('NOT_FOUND', language))
  return (
    reply
      .headers(FILE_HEADERS)
      // Pages of other origins may show avatars. Identity documents can be loaded only by pages of the operator's
      // origin.
      .header('cross-origin-resource-policy', file.scene === 'avatar' ? 'cross-origin' : 'same-origin')
      .type(file.mime)
      .send(file.bytes)
  )
}
