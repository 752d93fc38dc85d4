import { type Attachment, type FormValue, isRecord } from '@luqiao/domain/forms'
import { Upload as UploadIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { useCopy } from '../../platform/i18n/index.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formWords } from '../copy/index.ts'
import { useFormState } from '../form-state.ts'
import { Section } from '../section.tsx'
import type { Widget, WidgetProps } from '../widget.ts'
import { FileLines } from './file-lines.tsx'
import { listOf } from './plain.tsx'
import style from './upload.module.css'
import { useUploads } from './use-uploads.ts'

const filesOf = (value: unknown): Attachment[] =>
  listOf(value).filter((one): one is Attachment => isRecord(one) && typeof one.id === 'number')

/** Files: chosen or dropped, sent as soon as they are added, with their progress. */
function EditUpload(props: WidgetProps) {
  const { field, value, onChange, disabled, control, labelId } = props
  const { readOnly } = useFormState()
  const t = useCopy(formWords)
  const chooser = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const files = filesOf(value)
  const uploads = useUploads({
    maxFiles: Number(field.data.maxFiles ?? 20),
    maxBytes: Number(field.data.maxBytes ?? 0),
    title: field.title,
    kept: files.length,
    onUploaded: (file) => onChange((before) => [...filesOf(before), file] as FormValue),
    onRemoved: (file) => onChange((before) => filesOf(before).filter((one) => one.id !== file.id) as FormValue),
  })
  const megabytes = Math.floor(Number(field.data.maxBytes ?? 0) / 1024 / 1024)
  const off = disabled || readOnly
  return (
    <Section props={props} readOnly={readOnly}>
      <FileLines files={files} waiting={uploads.waiting} onRemove={uploads.remove} onCancel={uploads.cancel} />
      {!readOnly && (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
        <div
          className={classNames(style.drop, over && style.over)}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(!off)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            if (!off) uploads.add([...event.dataTransfer.files])
          }}
        >
          <input
            ref={chooser}
            type="file"
            multiple
            hidden
            data-testid={`${control.id}-chooser`}
            aria-labelledby={labelId}
            accept={uploads.accept}
            onChange={(event) => {
              uploads.add([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
          <Button
            id={control.id}
            aria-describedby={`${control.id}-limits`}
            icon={<UploadIcon size={14} aria-hidden="true" />}
            disabled={off}
            onClick={() => chooser.current?.click()}
          >
            {t.chooseFiles}
          </Button>
          <span id={`${control.id}-limits`} className={style.limits}>
            <span className={style.pointer}>{t.dropFiles} · </span>
            {t.uploadHint(megabytes, Number(field.data.maxFiles ?? 20))}
          </span>
        </div>
      )}
    </Section>
  )
}

export const upload: Widget = { frame: 'own', Edit: EditUpload }
