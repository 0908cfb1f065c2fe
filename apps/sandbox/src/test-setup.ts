import { afterAll } from 'vitest'
import { cleanUp } from './at-end.ts'

// Vitest runs this setup module for each test file, so every file gets the hook. Modules that test files import run
// only once per process, so they could register it for one file only.
afterAll(cleanUp)
