/** Identifiers of a member's rows, in the format of requests. */
export interface RowIds {
  session: number
  avatar: string
  front: string
  back: string
  voucher: string
  idNumber: string
  quote: string
  deposit: number
  depositNo: string
  txid: string
  address: number
  card: number
  withdrawalNo: string
  loanNo: string
  savingsNo: string
  wealthNo: string
  income: number
  spotNo: string
  spotClientId: string
  futuresNo: string
  futuresClientId: string
  optionClientId: string
  /** Order numbers of an unpaid draft of an AI order and of a running AI order. */
  aiDraftNo: string
  aiOrderNo: string
  /** A message to the member. */
  message: number
}

/** Well-formed identifiers of rows that do not exist. */
export const NOBODY: RowIds = {
  session: 987_654_321,
  avatar: `/files/${'0'.repeat(32)}.png`,
  front: `/files/${'1'.repeat(32)}.png`,
  back: `/files/${'2'.repeat(32)}.png`,
  voucher: `/files/${'3'.repeat(32)}.png`,
  idNumber: 'NOBODY-77',
  quote: '0'.repeat(32),
  deposit: 987_654_321,
  depositNo: 'R202603029999999999',
  txid: 'f'.repeat(64),
  address: 987_654_321,
  card: 987_654_321,
  withdrawalNo: 'W202603029999999999',
  loanNo: 'L202603029999999999',
  savingsNo: 'V202603029999999999',
  wealthNo: 'I202603029999999999',
  income: 987_654_321,
  spotNo: 'S202603029999999999',
  spotClientId: 'nobody-spot',
  futuresNo: 'F202603029999999999',
  futuresClientId: 'nobody-futures',
  optionClientId: 'nobody-option',
  aiDraftNo: 'A202603029999999999',
  aiOrderNo: 'A202603029999999999',
  message: 987_654_321,
}
