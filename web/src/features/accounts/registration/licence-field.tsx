import { type DragEvent, useEffect, useRef, useState } from 'react'
import { ApiRefusal } from '../../../platform/api/refusal.ts'
import { useCopy } from '../../../platform/i18n/index.ts'
import { Button, classNames, confirm, Field, toast } from '../../../ui/plain.ts'
import { accountWords } from '../copy/index.ts'
import style from './licence-field.module.css'

type Props = {
  label: string
  /** The `thumbid` of the upload; '' where there is none. */
  value: string
  onChange: (thumbid: string) => void
  onFault: (words: string) => void
  error: string | undefined
  /** An earlier licence stays in force unless another one is uploaded. */
  kept?: boolean
}

type Chosen = { name: string; picture: string | undefined; percent: number }

/** The licence: uploaded as soon as it is chosen or dropped, shown as a small picture, and taken back on demand. */
export function LicenceField({ label, value, onChange, onFault, error, kept = false }: Props) {
  const words = useCopy(accountWords).register
  const [chosen, setChosen] = useState<Chosen>()
  const [over, setOver] = useState(false)
  const underway = useRef<AbortController>(undefined)
  useEffect(() => () => underway.current?.abort(), [])
  useEffect(() => () => void (chosen?.picture && URL.revokeObjectURL(chosen.picture)), [chosen?.picture])

  const take = async (file: File | undefined) => {
    if (!file) return
    underway.current?.abort()
    const stop = new AbortController()
    underway.current = stop
    const picture = /^image\/(png|jpeg)$/.test(file.type) ? URL.createObjectURL(file) : undefined
    setChosen({ name: file.name, picture, percent: 0 })
    try {
      const { uploadFile } = await import('./licence-upload.ts')
      const { thumbid } = await uploadFile(file, {
        signal: stop.signal,
        onProgress: (share) =>
          setChosen((before) => before && { ...before, percent: Math.min(99, Math.floor(share * 100)) }),
      })
      setChosen((before) => before && { ...before, percent: 100 })
      onChange(thumbid)
      toast.success(words.uploaded)
    } catch (failure) {
      if (stop.signal.aborted) return
      setChosen(undefined)
      if (failure instanceof ApiRefusal) onFault(failure.msg)
      else if (failure instanceof Error) toast.error(failure)
    }
  }
  const remove = async () => {
    if (!chosen || !(await confirm({ title: words.removeAsk(chosen.name) }))) return
    try {
      if (value) {
        const { removeUpload } = await import('./licence-upload.ts')
        await removeUpload(value)
      }
      underway.current?.abort()
      setChosen(undefined)
      onChange('')
    } catch (failure) {
      if (failure instanceof Error) toast.error(failure)
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }
  return (
    <Field label={label} required={!kept} error={error} hint={words.licenceHint}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is only a second way to the input inside.
        <div
          className={classNames(style.place, over && style.over)}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          {chosen ? (
            <div className={style.chosen}>
              {chosen.picture && <img className={style.picture} src={chosen.picture} alt="" />}
              <div className={style.about}>
                <span className={style.name}>{chosen.name}</span>
                <span className={style.state} role="status">
                  {chosen.percent < 100 ? words.uploading(chosen.percent) : words.uploaded}
                </span>
              </div>
              <Button tone="quiet" onClick={remove}>
                {words.remove}
              </Button>
            </div>
          ) : (
            <>
              <input
                {...control}
                type="file"
                className={style.input}
                accept=".jpg,.jpeg,.png,.pdf"
                onChange={(event) => {
                  void take(event.target.files?.[0])
                  event.target.value = ''
                }}
              />
              <label htmlFor={control.id} className={style.ask}>
                {kept ? `${words.kept} · ${words.replace}` : words.upload}
              </label>
            </>
          )}
        </div>
      )}
    </Field>
  )
}
