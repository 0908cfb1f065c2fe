import type { Language } from '../../http/routes.ts'

/** Descriptions of an AI plan by language, with placeholders for its rates in percent. */
export const planDescriptions: Record<Language, string> = {
  en: '<p>A simulated strategy: no trade is placed. Each day’s rate is spread evenly between {min}% and {max}% and is computed from the order number, the day and the BTCUSDT index price published at 00:00 UTC. A fee of {fee}% is taken from the profit of winning days; losing days carry no fee, and their loss is yours.</p>',
  'zh-CN':
    '<p>模拟策略，不进行真实交易。每日收益率在 {min}% 至 {max}% 之间均匀分布，由订单号、天数和 UTC 00:00 公布的 BTCUSDT 指数价格计算得出。盈利日收取收益的 {fee}% 作为手续费；亏损日不收手续费，亏损由您承担。</p>',
  'zh-TW':
    '<p>模擬策略，不進行真實交易。每日收益率在 {min}% 至 {max}% 之間均勻分布，由訂單編號、天數和 UTC 00:00 公布的 BTCUSDT 指數價格計算得出。獲利日收取收益的 {fee}% 作為手續費；虧損日不收手續費，虧損由您承擔。</p>',
  ko: '<p>실제 거래 없이 진행되는 모의 전략입니다. 일일 수익률은 {min}%에서 {max}% 사이에 고르게 분포하며, 주문 번호, 일차, UTC 00:00에 공개되는 BTCUSDT 지수 가격으로 계산됩니다. 수익이 난 날에는 수익의 {fee}%를 수수료로 차감하고, 손실이 난 날에는 수수료가 없으며 손실은 회원이 부담합니다.</p>',
  ja: '<p>実際の取引を行わないシミュレーション戦略です。日次の収益率は{min}%から{max}%の間に均等に分布し、注文番号、日数、UTC 00:00に公表されるBTCUSDT指数価格から計算されます。利益の出た日はその{fee}%が手数料として差し引かれます。損失の日に手数料はかからず、損失はお客様の負担となります。</p>',
  fr: '<p>Stratégie simulée\u00a0: aucun ordre n’est passé. Le taux de chaque jour est réparti uniformément entre {min}\u00a0% et {max}\u00a0%\u00a0; il est calculé à partir du numéro d’ordre, du jour et du prix de l’indice BTCUSDT publié à 00:00 UTC. Des frais de {fee}\u00a0% sont prélevés sur le gain des jours gagnants\u00a0; les jours perdants sont sans frais et la perte est à votre charge.</p>',
  es: '<p>Estrategia simulada: no se realiza ninguna operación. La tasa de cada día se reparte de manera uniforme entre {min}\u00a0% y {max}\u00a0% y se calcula a partir del número de orden, el día y el precio del índice BTCUSDT publicado a las 00:00 UTC. Se cobra una comisión del {fee}\u00a0% sobre la ganancia de los días positivos; los días negativos no tienen comisión y la pérdida corre por tu cuenta.</p>',
  pt: '<p>Estratégia simulada: nenhuma operação é realizada. A taxa de cada dia é distribuída uniformemente entre {min}% e {max}% e é calculada a partir do número da ordem, do dia e do preço do índice BTCUSDT publicado às 00:00 UTC. Uma taxa de {fee}% incide sobre o ganho dos dias positivos; os dias negativos não têm taxa e a perda é sua.</p>',
}
