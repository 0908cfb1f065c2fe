/** What frames on partners' pages may do. `openapi/embed.json` describes each scope. */
export const SCOPES = ['view', 'trade', 'funds', 'account'] as const

export type Scope = (typeof SCOPES)[number]

/** Id and secret that a partner's server sends. */
export interface PartnerCredentials {
  partner: string
  secret: string
}

export interface SessionRequest {
  /** Tag that the session opens, such as `bourselet-trade-ticket`. */
  widget: string
  scopes: Scope[]
  /** Default: all origins of the partner. */
  origins?: string[]
}

export interface CreatedSession {
  /** Id of the session: 32 hexadecimal digits. */
  session: string
  /** Time in ms at which it expires. */
  expires_at: number
}

export interface FrameRequest {
  /** Origin of the page around the frame, as the browser reports it to the frame. */
  origin: string
  /** Tag of the frame. */
  widget: string
  /** Scope that the tag needs. */
  scope: Scope
  session?: string
}

/** A frame that may be shown. */
export interface OpenedFrame {
  partner: string
  /** What the frame may do. */
  scopes: Scope[]
}

/** The partners whose pages may show frames, and the sessions of those frames. */
export interface Embeds {
  /**
   * Creates a session, which opens one frame once within five minutes. Throws an EmbedRefusal if the partner may not
   * have it.
   */
  createSession(credentials: PartnerCredentials, request: SessionRequest, ip: string): Promise<CreatedSession>
  /**
   * Decides if a frame may be shown, and redeems its session. A session that does not fit is not used up. Throws an
   * EmbedRefusal that names the reason.
   */
  openFrame(request: FrameRequest): Promise<OpenedFrame>
  /** Returns the origins of all partners, for the header `frame-ancestors`. */
  origins(): Promise<string[]>
}
