/**
 * The content of a share card. Texts and figures are already formatted; none of them identifies the member.
 */
export type ShareCard = {
  /** Name of the exchange. */
  product: string
  /** Subject: "BTCUSDT". */
  title: string
  /** Kind of subject: "Perpetual", "Round 5890752". */
  kind: string
  /** Side of the position: "Long 20×". */
  side: { text: string; trend: 'up' | 'down' }
  /** Main figure: "+30.40%". */
  result: { text: string; trend: 'up' | 'down' | 'none' }
  /** Two or four figures below the main one. */
  facts: readonly { name: string; value: string }[]
  /** A price line in the background, oldest first, with its reference price. Drawing coordinates. */
  line?: { points: readonly number[]; base: number }
  /** Text that no real money is involved. */
  note: string
  /** Time at which the card was created, as text. */
  time: string
}

/** Returns the content of the card as text, for screen readers. */
export const cardWords = ({ title, kind, side, result, facts }: ShareCard): string =>
  [`${title} ${kind}`, side.text, result.text, ...facts.map(({ name, value }) => `${name} ${value}`)].join(
    ', ',
  )

/** Returns the file name: "BTCUSDT-long.png". */
export const cardFileName = ({ title, side }: ShareCard): string =>
  `${`${title}-${side.text}`.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')}.png`
