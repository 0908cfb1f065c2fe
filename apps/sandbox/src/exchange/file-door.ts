import type { Tx } from '../database/transaction.ts'

/** What an upload is for. */
export type FileScene = 'kyc' | 'voucher' | 'avatar'

/** What others may ask of uploads, which the site feature keeps. */
export interface Files {
  /** Whether the member has uploaded the file at this address, for this scene. */
  owned(tx: Tx, memberId: number, url: string, scene: FileScene): Promise<boolean>
}

/** Where the site feature and those who ask it meet; until it opens nobody owns a file. */
export interface FileDoor extends Files {
  open(files: Files): void
}

export function fileDoor(): FileDoor {
  let opened: Files = { owned: async () => false }
  return {
    open: (files) => {
      opened = files
    },
    owned: (...asked) => opened.owned(...asked),
  }
}
