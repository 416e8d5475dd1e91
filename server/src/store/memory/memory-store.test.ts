import { describe } from 'vitest'
import { storeContract } from '../store-contract.suite.ts'
import { openMemoryStore } from './memory-store.ts'

describe('the store in memory', () => storeContract(openMemoryStore))
