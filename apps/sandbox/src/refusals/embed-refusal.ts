/** Names of the refusals of `/embed/…`, with their HTTP status and an English message for the partner's developer. */
const refusals = {
  EMBED_INVALID: [400, 'The request does not match the document openapi/embed.json.'],
  EMBED_PARTNER_REFUSED: [401, 'The partner is unknown or the secret is wrong.'],
  EMBED_PAGE_REFUSED: [403, 'Pages of this origin may not send this request.'],
  EMBED_ORIGIN: [403, 'The origin is not registered for this partner, or the session is for another origin.'],
  EMBED_WIDGET: [403, 'The session is for another tag.'],
  EMBED_SCOPE: [403, 'The scope is not granted to the partner or to the session.'],
  EMBED_SESSION_REQUIRED: [403, 'Frames of this partner need a session: set the attribute embed-session.'],
  EMBED_SESSION_UNKNOWN: [403, 'No session has this id, or it expired long ago.'],
  EMBED_SESSION_USED: [403, 'The session was used before. Each frame needs a session of its own.'],
  EMBED_SESSION_EXPIRED: [403, 'The session has expired.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type EmbedRefusalName = keyof typeof refusals

/** Thrown to reject a request to `/embed/…`. The rejected request has no effect. */
export class EmbedRefusal extends Error {
  override name: EmbedRefusalName
  readonly status: number
  /** Name of the request field that is wrong. */
  readonly field: string | undefined

  constructor(name: EmbedRefusalName, field?: string) {
    const [status, message] = refusals[name]
    super(message)
    this.name = name
    this.status = status
    this.field = field
  }
}
