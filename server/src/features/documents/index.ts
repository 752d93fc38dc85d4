import type { Feature } from '../../platform/http/feature.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { handle } from '../../platform/work/work.ts'
import { freeBytes, freeBytesOf } from './delete-file.ts'
import type { FileReader } from './download.ts'
import { documentRoutes } from './routes.ts'

export { claimFiles, faultsOfFiles } from './claim-files.ts'
export type { FileReader } from './download.ts'
export { releaseFiles } from './release-files.ts'

const twoDays = 2 * 24 * 3_600_000

/** Files: upload in chunks, download, deletion. `readers` say who may read what hangs on other features' rows. */
export function documentsFeature(storage: Storage, readers: readonly FileReader[]): Feature {
  return {
    name: 'documents',
    routes: documentRoutes(storage, readers),
    jobs: [handle(freeBytes, freeBytesOf(storage))],
    crons: [
      {
        name: 'sweep-broken-uploads',
        pattern: '20 4 * * *',
        run: async (work) => {
          await storage.sweep(new Date(work.clock.now().getTime() - twoDays))
        },
      },
    ],
  }
}
