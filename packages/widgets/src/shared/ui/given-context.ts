import { createContext } from 'react'

/** The plain props of the surrounding widget (no objects or functions), serialized as one text. */
export const GivenContext = createContext('')
