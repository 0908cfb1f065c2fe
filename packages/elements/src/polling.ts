// A module of its own, so that its file contains only the polling part of the SDK.
export { polling } from '@bourselet/sdk/market'
