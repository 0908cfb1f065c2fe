import type { TestProject } from 'vitest/node'
import { startTestExchange } from './server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    testExchange: string
  }
}

/** Starts one test server for all tests of a run. Tests get its address by `inject('testExchange')`. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await startTestExchange()
  provide('testExchange', url)
  return close
}
