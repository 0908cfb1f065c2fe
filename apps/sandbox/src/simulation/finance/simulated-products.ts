import { ai } from './ai-product.ts'
import { convert } from './convert-product.ts'
import type { SimulatedProduct } from './finance-product.ts'
import { loans } from './loan-product.ts'
import { savings, wealth } from './term-products.ts'

/** The finance products of the simulations, in the order in which their jobs run. */
export const simulatedProducts: readonly SimulatedProduct[] = [loans, wealth, savings, ai, convert]
