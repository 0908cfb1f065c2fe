import unhomoglyph from 'unhomoglyph'
import type { Tx } from '../database/transaction.ts'

/** Matches joiners and variation selectors that are part of an emoji. */
const IN_EMOJI = /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)[\ufe0f\u200d]/gu
/** Matches characters that are invisible, break lines or change the direction of text. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu
/** Matches characters without a visible shape: spaces, the empty Braille pattern, and combining marks. */
const BLANK = /[\p{Z}\u2800\p{M}]/gu
/** Matches accents of Latin, Greek and Cyrillic letters, which skeletons ignore. */
const ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu

/** Returns a nickname in the form in which it is stored: composed Unicode characters, trimmed, with single spaces. */
export const tidyNickname = (nickname: string): string =>
  nickname.normalize('NFC').trim().replace(/\s+/g, ' ')

/** Returns true if a nickname has no visible character. */
export const isBlank = (nickname: string): boolean =>
  nickname.replace(INVISIBLE, '').replace(BLANK, '') === ''

/** Returns true if a nickname contains invisible characters that are not part of an emoji. */
export const hasInvisible = (nickname: string): boolean =>
  nickname.replace(IN_EMOJI, '').search(INVISIBLE) >= 0

/**
 * Returns the skeleton of a nickname (Unicode TS 39). Nicknames with the same skeleton look alike. The skeleton ignores
 * case, accents, spaces and punctuation, and treats I, l and 1 as the same letter.
 */
export function skeletonOf(nickname: string): string {
  const plain = nickname.normalize('NFKD').replace(ACCENTS, '').replace(INVISIBLE, '')
  const skeleton = unhomoglyph(unhomoglyph(plain).toLowerCase()).toLowerCase().replaceAll('i', 'l')
  return skeleton.replace(/[^\p{L}\p{M}\p{N}]/gu, '') || skeleton.replace(/\s/gu, '')
}

/** Words, in the languages of the site, with which a member could pretend to be the operator. */
const OFFICIAL_WORDS = (
  'admin administrator administrador administrateur moderator mod staff support suporte soporte assistance helpdesk ' +
  'official oficial officiel system security bourselet customerservice customersupport'
).split(' ')
const officialSkeletons = new Set(OFFICIAL_WORDS.map(skeletonOf))
/**
 * Words that suggest the operator, in languages that write words without spaces. The check finds these words at any
 * position of a nickname.
 */
const OFFICIAL_PARTS = [
  '管理员',
  '管理員',
  '客服',
  '官方',
  '관리자',
  '고객센터',
  '운영자',
  '運営',
  '公式',
  'サポート',
].map(skeletonOf)

/** Returns true if a nickname imitates the operator. */
export function looksOfficial(nickname: string): boolean {
  const words = nickname
    .normalize('NFKC')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
  const whole = skeletonOf(nickname)
  return (
    OFFICIAL_PARTS.some((part) => whole.includes(part)) ||
    [nickname, ...words].some(
      (word) => officialSkeletons.has(skeletonOf(word)) || officialSkeletons.has(skeletonOf(bare(word))),
    )
  )
}

const bare = (word: string) => word.replace(/^[\P{L}]+|[\P{L}]+$/gu, '')

/** Returns the nickname of a member who has not chosen one. */
export const defaultNickname = (memberId: number): string => `Trader-${memberId}`

/** Returns true if a nickname resembles a default nickname. */
export const isDefaultNickname = (nickname: string): boolean => /^trader[lo0-9]+$/.test(skeletonOf(nickname))

/**
 * Reserves the skeleton of a nickname for a member. Returns false if another member has the same skeleton, or if the
 * nickname resembles a default nickname and is not the member's own default nickname.
 */
export async function keepNickname(tx: Tx, memberId: number, nickname: string): Promise<boolean> {
  await tx.deleteFrom('nickname_keys').where('member_id', '=', memberId).execute()
  if (nickname === defaultNickname(memberId)) return true
  if (isDefaultNickname(nickname)) return false
  const kept = await tx
    .insertInto('nickname_keys')
    .values({ key: skeletonOf(nickname), member_id: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return kept.numInsertedOrUpdatedRows === 1n
}
