import type { Reader } from '../database/transaction.ts'

/** What an upload is for. */
export type FileScene = 'kyc' | 'voucher' | 'avatar'

/** A stored upload, as it is sent. */
export interface StoredFile {
  scene: FileScene
  mime: 'image/jpeg' | 'image/png'
  bytes: Buffer
}

/** What others may ask of uploads, which the site feature keeps. */
export interface Files {
  /** Whether the member has uploaded the file at this address, for this scene. */
  owned(reader: Reader, memberId: number, url: string, scene: FileScene): Promise<boolean>
  /** The file of this name if the visitor may see it: an avatar, or his own. Whatever else: undefined. */
  find(name: string, visitorId: number | null): Promise<StoredFile | undefined>
}

/** Where the site feature and those who ask it meet; until it opens nobody owns a file. */
export interface FileDoor extends Files {
  open(files: Files): void
}

export function fileDoor(): FileDoor {
  let opened: Files = { owned: async () => false, find: async () => undefined }
  return {
    open: (files) => {
      opened = files
    },
    owned: (...asked) => opened.owned(...asked),
    find: (...asked) => opened.find(...asked),
  }
}
