/** Scopes of frames on partners' pages. `openapi/embed.json` describes each scope. */
export const SCOPES = ['view', 'trade', 'funds', 'account'] as const

export type Scope = (typeof SCOPES)[number]

/** Id and secret that a partner's server sends. */
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
  /** Random value of this load of the frame: 32 hexadecimal digits. */
  attempt: string
}

/** A frame that may be shown. */
export interface OpenedFrame {
  partner: string
  /** Scopes that the frame has. */
  scopes: Scope[]
}

/** The partners whose pages may show frames, and the sessions of those frames. */
export interface Embeds {
  /**
   * Returns the partner to whom the secret belongs; null for an unknown partner, a disabled one and a wrong secret.
   * Limits nothing: the caller limits wrong secrets.
   */
  authenticate(credentials: PartnerCredentials): Promise<Partner | null>
  /**
   * Creates a session, which opens one frame once within five minutes. Throws an EmbedRefusal if the partner may not
   * have it.
   */
  createSession(partner: Partner, request: SessionRequest): Promise<CreatedSession>
  /**
   * Decides if a frame may be shown, and redeems its session. A session that does not fit is not used up. A repeat of
   * the attempt that redeemed the session gets the same answer. Throws an EmbedRefusal that names the reason.
   */
  openFrame(request: FrameRequest): Promise<OpenedFrame>
  /** Returns the origins of all partners, for the header `frame-ancestors`. */
  origins(): Promise<string[]>
}
