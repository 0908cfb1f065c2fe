export { AiOrders, type AiOrdersProps, AiPlans, type AiPlansProps } from './ai.tsx'
