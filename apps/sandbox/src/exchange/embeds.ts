/** Scopes of frames on partners' pages. `openapi/embed.json` describes each scope. */
export const SCOPES = ['view', 'trade', 'funds', 'account'] as const

export type Scope = (typeof SCOPES)[number]

/** The id and the secret with which a partner's server authenticates itself. */
export interface PartnerCredentials {
  partner: string
  secret: string
}

/** A partner whose server has proved its secret. */
export interface Partner {
  id: string
  scopes: Scope[]
}

export interface SessionRequest {
  /** Tag that the session opens, such as `bourselet-trade-ticket`. */
  widget: string
  scopes: Scope[]
  /** Origins of pages that may show the frame. Default: all origins of the partner. */
  origins?: string[]
}

export interface CreatedSession {
  /** Id of the embed session: 32 hexadecimal digits. */
  session: string
  /** Time in ms at which the session expires. */
  expires_at: number
}

export interface FrameRequest {
  /** Origin of the host page around the frame, as the browser reports it to the frame. */
  origin: string
  /** Name of the tag in the frame. */
  widget: string
  /** Scope that the tag in the frame needs. */
  scope: Scope
  session?: string
  /** Random value that identifies one load of the frame: 32 hexadecimal digits. */
  attempt: string
}

/** A frame that may be shown, with its partner and its scopes. */
export interface OpenedFrame {
  partner: string
  /** Scopes that the frame has been given. */
  scopes: Scope[]
}

/** The partners whose pages may show frames, and the embed sessions that open these frames. */
export interface Embeds {
  /**
   * Returns the partner to whom the secret belongs. Returns null if the partner is unknown or disabled, or if
   * the secret is wrong. The caller must limit the number of wrong secrets.
   */
  authenticate(credentials: PartnerCredentials): Promise<Partner | null>
  /**
   * Creates a session that can open one frame, once, within five minutes. Throws an EmbedRefusal if the partner lacks a
   * requested scope or origin.
   */
  createSession(partner: Partner, request: SessionRequest): Promise<CreatedSession>
  /**
   * Checks if a frame may be shown, and redeems the embed session that the request names. A session that does not match
   * the request stays valid. If the request is repeated with the `attempt` that redeemed the session, it gets the same
   * answer. Throws an EmbedRefusal that names the reason.
   */
  openFrame(request: FrameRequest): Promise<OpenedFrame>
  /** Returns the origins of all partners that are not disabled, for the header `frame-ancestors`. */
  origins(): Promise<string[]>
}
