/** What a picture to share says. Words and figures come ready; nothing in it names the member. */
export type ShareCard = {
  /** The exchange. */
  product: string
  /** What it is about: "BTCUSDT". */
  title: string
  /** What kind of thing: "Perpetual", "Round 5890752". */
  kind: string
  /** The side taken: "Long 20×". */
  side: { text: string; way: 'up' | 'down' }
  /** The one number: "+30.40%". */
  result: { text: string; way: 'up' | 'down' | 'none' }
  /** Two or four facts under it. */
  facts: readonly { name: string; value: string }[]
  /** A price line behind it, oldest first, and the price it is measured against. Heights of a drawing. */
  line?: { points: readonly number[]; base: number }
  /** That no real money is meant. */
  note: string
  /** When it was made. */
  time: string
}

/** All that the picture says, for a reader who does not see it. */
export const cardWords = ({ title, kind, side, result, facts }: ShareCard): string =>
  [`${title} ${kind}`, side.text, result.text, ...facts.map(({ name, value }) => `${name} ${value}`)].join(
    ', ',
  )

/** "BTCUSDT-long.png" */
export const cardFileName = ({ title, side }: ShareCard): string =>
  `${`${title}-${side.text}`.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')}.png`
