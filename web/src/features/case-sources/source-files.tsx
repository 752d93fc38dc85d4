import type { SourceDetail } from '@luqiao/domain/case-sources'
import { documents } from '@luqiao/domain/documents'
import { FileText } from 'lucide-react'
import { saveFile } from '../../platform/download/index.ts'
import { useCopy } from '../../platform/i18n/index.ts'
import { toast } from '../../ui/index.ts'
import { sourceWords } from './copy/index.ts'
import frame from './source-drawer.module.css'
import style from './source-files.module.css'

type SourceFile = SourceDetail['relevant_material'][number]

const save = (file: SourceFile): Promise<void> =>
  saveFile(documents.download, { thumbid: file.thumbid }, file.name).catch((error: Error) => toast.error(error))

const sizeOf = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`

/** The attachments, to be saved by a click. */
export function SourceFiles({ files }: { files: SourceDetail['relevant_material'] }) {
  const { facts } = useCopy(sourceWords)
  return (
    <section className={frame.section}>
      <h3 className={frame.heading}>{facts.files}</h3>
      {files.length === 0 ? (
        <p className={style.none}>{facts.noFiles}</p>
      ) : (
        <ul className={style.list}>
          {files.map((file) => (
            <li key={file.id} className={style.file}>
              <FileText size={15} aria-hidden="true" />
              <button type="button" className={style.name} onClick={() => save(file)}>
                {file.name}
              </button>
              <span className={style.size}>{sizeOf(file.size)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
