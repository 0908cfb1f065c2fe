/**
 * What the shared floor asks of the SDK's client. The features use the client's own, full type.
 */
export type BourseletClient = {
  token: {
    get(): string | null
    clear(): void
    subscribe(listener: (token: string | null) => void): () => void
  }
}
