import { afterAll } from 'vitest'
import { cleanUp } from './at-end.ts'

// Vitest runs this module for each test file. Other modules run only once per process.
afterAll(cleanUp)
