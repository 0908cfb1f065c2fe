import { type Locator, page } from 'vitest/browser'

/** Returns the first element inside `root` whose tooltip is this exact amount with its coin, for example "1.5 USDT". */
export const titled = (amount: string, root: Pick<Locator, 'getByTitle'> = page): Locator =>
  root.getByTitle(amount.replace(' ', '\u00a0'), { exact: true }).first()
