import type { Endpoint } from '@luqiao/domain/kernel'

/** What the server answers to the chunk that completed a file. */
export type StoredFile = { id: number; name: string; thumbid: string; size: number; sha256: string }

type Plan = { upload: Endpoint; deleteFile: Endpoint; chunkSize: number }

let plan: Plan | undefined

/** Told once by the app: the contract of the documents feature, which the platform does not know. */
export function planUploads(given: Plan): void {
  plan = given
}

export function uploadPlan(): Plan {
  if (!plan) throw new Error('planUploads was not called by the app')
  return plan
}
