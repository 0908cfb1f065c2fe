// `lazy-polling.ts` imports this module dynamically. So the build puts the polling code of the SDK into a separate
// file, which most pages never load.
export { polling } from '@bourselet/sdk/market'
