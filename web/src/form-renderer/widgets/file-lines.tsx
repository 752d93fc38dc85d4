import type { Attachment } from '@luqiao/domain/forms'
import { FileText, X } from 'lucide-react'
import { useCopy } from '../../platform/i18n/index.ts'
import { formWords } from '../copy/index.ts'
import formStyle from '../form.module.css'
import { useFormState } from '../form-state.ts'
import style from './upload.module.css'
import type { Waiting } from './use-uploads.ts'

/** 214 kB, 3.2 MB; `size` in bytes. */
function sizeOf(size: number): string {
  if (size < 1024) return `${size} B`
  const kilobytes = size / 1024
  return kilobytes < 1024 ? `${Math.round(kilobytes)} kB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

type Props = {
  files: readonly Attachment[]
  waiting: readonly Waiting[]
  onRemove: (file: Attachment) => void
  onCancel: (key: number) => void
}

/** What is attached, and what is still on its way. */
export function FileLines({ files, waiting, onRemove, onCancel }: Props) {
  const { readOnly, disabled, sources } = useFormState()
  const t = useCopy(formWords)
  if (files.length + waiting.length === 0) return readOnly ? <p className={style.none}>{t.noFiles}</p> : null
  return (
    <ul className={style.files}>
      {files.map((file) => (
        <li key={file.id} className={style.file}>
          <FileText size={15} aria-hidden="true" />
          {sources.files.link ? (
            <a href={sources.files.link(file)} target="_blank" rel="noopener" className={style.name}>
              {file.name}
            </a>
          ) : (
            <span className={style.name}>{file.name}</span>
          )}
          <span className={style.size}>{sizeOf(file.size)}</span>
          {!readOnly && (
            <IconButton label={t.removeFile(file.name)} disabled={disabled} onClick={() => onRemove(file)} />
          )}
        </li>
      ))}
      {waiting.map(({ key, name, size, share }) => (
        <li key={`waiting ${key}`} className={style.file}>
          <FileText size={15} aria-hidden="true" />
          <span className={style.name}>{name}</span>
          {share < 1 && <progress className={style.progress} value={share} aria-label={t.uploading(name)} />}
          <span className={style.size}>{sizeOf(size)}</span>
          <IconButton label={t.cancelUpload(name)} disabled={false} onClick={() => onCancel(key)} />
        </li>
      ))}
    </ul>
  )
}

function IconButton({ label, disabled, onClick }: { label: string; disabled: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      className={formStyle['icon-button']}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <X size={14} aria-hidden="true" />
    </button>
  )
}
