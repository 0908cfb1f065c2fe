import type { Schema } from '@bourselet/openapi'
import type { Reader } from '../database/transaction.ts'

/** What others may ask of the address book, which the withdraw feature keeps. */
export interface Destinations {
  /** A member's saved addresses and bank cards. */
  of(reader: Reader, memberId: number): Promise<Schema<'Destinations'>>
}

/** Where the withdraw feature and those who ask it meet; until it opens every book is empty. */
export interface DestinationDoor extends Destinations {
  open(destinations: Destinations): void
}

export function destinationDoor(): DestinationDoor {
  let opened: Destinations = { of: async () => ({ addresses: [], banks: [] }) }
  return {
    open: (destinations) => {
      opened = destinations
    },
    of: (reader, memberId) => opened.of(reader, memberId),
  }
}
