export { type OptionOrder, useOptionOrders } from '../../shared/data/use-option-orders.ts'
export { PairPicker, predictionPairs } from './bar/pair-picker.tsx'
export { Available } from './bar/prediction-bar.tsx'
export {
  OptionTicketChart,
  OptionTicketDuration,
  OptionTicketNotices,
  OptionTicketPreview,
  OptionTicketRules,
  OptionTicketStake,
  OptionTicketSubmit,
} from './option/option-parts.tsx'
export { OptionTicket, type OptionTicketProps } from './option/option-ticket.tsx'
export { type OptionTicketState, useOptionTicket } from './option/use-option-ticket.ts'
export { MyOptions, type MyOptionsProps } from './orders/my-options.tsx'
export { OptionHistory, type OptionHistoryProps } from './orders/option-history.tsx'
export { OptionOrders, type OptionOrdersProps } from './orders/option-orders.tsx'
export { RoundHistory, type RoundHistoryProps } from './orders/round-history.tsx'
export { RoundBet, type RoundBetProps } from './round-bet/round-bet.tsx'
export {
  RoundBetDirection,
  RoundBetHeader,
  RoundBetNotices,
  RoundBetPreview,
  RoundBetRules,
  RoundBetStake,
  RoundBetSubmit,
} from './round-bet/round-bet-parts.tsx'
export { type RoundBetState, useRoundBet } from './round-bet/use-round-bet.ts'
export { PredictionRounds } from './rounds/prediction-rounds.tsx'
export type { PredictionRoundsProps } from './rounds/prediction-rounds-props.ts'
