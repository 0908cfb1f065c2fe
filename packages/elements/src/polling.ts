// This export is in a module of its own, so that a build has a separate file with the polling part of the SDK.
export { polling } from '@bourselet/sdk/market'
