import { useContext } from 'react'
import { BourseletContext, type BourseletContextValue } from './bourselet-provider.tsx'

/**
 * Returns the client (`sdk`) and the page-wide objects (`page`) of the nearest provider. @throws Error
 * outside a BourseletProvider
 */
export function useBourselet(): BourseletContextValue {
  const value = useContext(BourseletContext)
  if (!value) throw new Error('Bourselet widgets need a <BourseletProvider client={…}> above them.')
  return value
}
