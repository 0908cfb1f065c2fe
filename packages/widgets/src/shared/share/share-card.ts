/**
 * The content of a share card. Texts and figures are already formatted; none of them identifies the member.
 */
export type ShareCard = {
  /** Name of the exchange. */
  product: string
  /** The symbol of the position or bet: "BTCUSDT". */
  title: string
  /** The kind of position or bet: "Perpetual", "Round 5890752". */
  kind: string
  /** Side of the position: "Long 20×". */
  side: { text: string; trend: 'up' | 'down' }
  /** The main number of the card: "+30.40%". */
  result: { text: string; trend: 'up' | 'down' | 'none' }
  /** Two or four rows with a name and a value, shown below the main number. */
  facts: readonly { name: string; value: string }[]
  /**
   * The price line in the background: `points` are the prices, oldest first, and `base` is the price with which they
   * are compared. These numbers are used only for drawing.
   */
  line?: { points: readonly number[]; base: number }
  /** A text that says that no real money is involved; empty if real money is involved. */
  note: string
  /** Time at which the card was created, as text. */
  time: string
}

/** Returns the content of the card as text, for screen readers. */
export const cardTexts = ({ product, title, kind, side, result, facts, note }: ShareCard): string =>
  [
    `${title} ${kind}`,
    side.text,
    result.text,
    ...facts.map(({ name, value }) => `${name} ${value}`),
    product,
    note,
  ]
    .filter(Boolean)
    .join(', ')

/** Returns the file name of the card's picture: "BTCUSDT-long.png". */
export const cardFileName = ({ title, side }: ShareCard): string =>
  `${`${title}-${side.text}`.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')}.png`
