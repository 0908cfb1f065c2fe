export { polling } from '@bourselet/sdk/market'
