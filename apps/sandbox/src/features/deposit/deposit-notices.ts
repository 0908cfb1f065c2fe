import { fillIn } from '../../content/fill-in.ts'
import type { Language } from '../../http/routes.ts'
import type { CoinChain } from '../../prices/coin-chains.ts'

const NOTICES: Record<Language, string[]> = {
  en: [
    'Practice money: this address is simulated and wallets refuse it. Send nothing to it.',
    'Send only {coin} over {chain}. Do not send non-currency assets; they would be lost.',
    'The minimum deposit is {min} {coin}. Smaller amounts are not credited and not added up.',
    'Credited to the spot account after {confirmations} network confirmations.',
  ],
  'zh-CN': [
    '模拟资金：此地址为模拟地址，钱包会拒绝向其转账，请勿转入任何资产。',
    '仅支持通过 {chain} 网络充值 {coin}。请勿转入非货币类资产，否则将无法找回。',
    '最小充值数量为 {min} {coin}，低于该数量不会入账，也不会累计。',
    '经过 {confirmations} 次网络确认后计入现货账户。',
  ],
  'zh-TW': [
    '模擬資金：此地址為模擬地址，錢包會拒絕向其轉帳，請勿轉入任何資產。',
    '僅支援透過 {chain} 網路儲值 {coin}。請勿轉入非貨幣類資產，否則將無法找回。',
    '最小儲值數量為 {min} {coin}，低於該數量不會入帳，也不會累計。',
    '經過 {confirmations} 次網路確認後計入現貨帳戶。',
  ],
  ko: [
    '모의 자금: 이 주소는 시뮬레이션용이며 지갑에서 거부됩니다. 아무것도 보내지 마세요.',
    '{chain} 네트워크로 {coin}만 보내세요. 화폐가 아닌 자산을 보내면 되찾을 수 없습니다.',
    '최소 입금 수량은 {min} {coin}입니다. 이보다 적은 금액은 반영되지 않으며 합산되지 않습니다.',
    '네트워크 컨펌 {confirmations}회 후 현물 계정에 반영됩니다.',
  ],
  ja: [
    'デモ資金：このアドレスは模擬用で、ウォレットからは送金できません。何も送らないでください。',
    '{chain}ネットワークで{coin}のみを送金してください。通貨以外の資産を送ると失われます。',
    '最小入金額は{min} {coin}です。これを下回る金額は反映されず、合算もされません。',
    'ネットワークの承認{confirmations}回後に現物口座へ反映されます。',
  ],
  fr: [
    'Argent fictif\u00a0: cette adresse est simulée et les portefeuilles la refusent. N’y envoyez rien.',
    'Envoyez uniquement des {coin} via {chain}. N’envoyez pas d’actifs non monétaires, ils seraient perdus.',
    'Le dépôt minimum est de {min} {coin}. Les montants inférieurs ne sont ni crédités ni cumulés.',
    'Crédité sur le compte spot après {confirmations} confirmations du réseau.',
  ],
  pt: [
    'Dinheiro fictício: este endereço é simulado e as carteiras o recusam. Não envie nada para ele.',
    'Envie apenas {coin} pela rede {chain}. Não envie ativos que não sejam moedas; eles seriam perdidos.',
    'O depósito mínimo é de {min} {coin}. Valores menores não são creditados nem somados.',
    'Creditado na conta spot após {confirmations} confirmações da rede.',
  ],
  es: [
    'Dinero ficticio: esta dirección es simulada y las billeteras la rechazan. No envíes nada a ella.',
    'Envía solo {coin} por {chain}. No envíes activos que no sean monedas; se perderían.',
    'El depósito mínimo es de {min} {coin}. Los importes menores no se acreditan ni se suman.',
    'Se acredita en la cuenta spot tras {confirmations} confirmaciones de la red.',
  ],
}

/**
 * Returns the notices that a member must read before they send a deposit of this coin on this chain, in the given
 * language.
 */
export function depositNotices(language: Language, { coin, chain, deposit }: CoinChain): string[] {
  const values = { coin, chain, min: deposit.min, confirmations: deposit.confirmations }
  return NOTICES[language].map((text) => fillIn(text, values))
}
