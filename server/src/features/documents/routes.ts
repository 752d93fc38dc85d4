import { documents } from '@luqiao/domain/documents'
import type { Actor } from '@luqiao/domain/kernel'
import { type Given, openRoute, query, type Route, rawRoute, signedIn } from '../../platform/http/route.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Reading } from '../../platform/work/work.ts'
import { deleteFile } from './delete-file.ts'
import { type FileReader, sendFile } from './download.ts'
import { presentFile } from './present.ts'
import { receiveChunk, uploadState } from './upload.ts'

export function documentRoutes(storage: Storage, readers: readonly FileReader[]): Route[] {
  const download = { access: signedIn('document.download', { waiting: true }), handle: sendFile(storage, readers) }
  return [
    // guests upload the licence that their registration carries
    rawRoute(documents.upload, { access: 'public', handle: receiveChunk(storage) }),
    openRoute(documents.uploadState, {
      access: 'public',
      run: query((reading: Reading<Actor | undefined>, { input }: Given<typeof documents.uploadState>) =>
        uploadState(storage, reading, input),
      ),
      present: ({ arrived, file }) => ({ arrived, file: file ? presentFile(file) : null }),
    }),
    openRoute(documents.deleteFile, { access: 'public', run: deleteFile, present: () => null }),
    rawRoute(documents.download, download),
    rawRoute(documents.downloadByPost, download),
  ]
}
