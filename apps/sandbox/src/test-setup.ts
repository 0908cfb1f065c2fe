import { afterAll } from 'vitest'
import { cleanUp } from './test-cleanup.ts'

// Vitest runs this setup module once for each test file, so the hook is registered for every file. Modules that test
// files import run only once per process. Such a module could register the hook for one file only.
afterAll(cleanUp)
