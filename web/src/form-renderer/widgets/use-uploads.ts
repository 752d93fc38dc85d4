import { allowedExtensions, extensionOf } from '@luqiao/domain/documents'
import type { Attachment } from '@luqiao/domain/forms'
import { formRefusals } from '@luqiao/domain/forms'
import { say } from '@luqiao/domain/kernel'
import { useEffect, useRef, useState } from 'react'
import { useCopy, useLanguage } from '../../platform/i18n/index.ts'
import { confirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toast.tsx'
import { formWords } from '../copy/index.ts'
import { useFormState } from '../form-state.ts'

/** A file on its way; `share` from 0 to 1. */
export type Waiting = { readonly key: number; readonly name: string; readonly size: number; readonly share: number }

type Settings = {
  readonly maxFiles: number
  readonly maxBytes: number
  readonly title: string
  /** How many files the field has already. */
  readonly kept: number
  readonly onUploaded: (file: Attachment) => void
  readonly onRemoved: (file: Attachment) => void
}

/** Sends files through the uploader of the sources, and takes them back. */
export function useUploads(settings: Settings) {
  const { sources, actions } = useFormState()
  const t = useCopy(formWords)
  const language = useLanguage()
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const running = useRef(new Map<number, AbortController>())
  const sent = useRef(new Set<number>())
  const next = useRef(0)
  useEffect(() => {
    const all = running.current
    return () => {
      for (const controller of all.values()) controller.abort()
    }
  }, [])

  const refused = (file: File): string | undefined => {
    const parameters = { field: settings.title, name: file.name, limit: Math.floor(settings.maxBytes / 1024 / 1024) }
    const words = (name: 'file-kind' | 'file-too-large') => say(formRefusals.fault(name).words, language, parameters)
    if (!allowedExtensions.includes(extensionOf(file.name))) return words('file-kind')
    return file.size > settings.maxBytes ? words('file-too-large') : undefined
  }

  const send = async (file: File): Promise<void> => {
    const key = next.current++
    const controller = new AbortController()
    running.current.set(key, controller)
    setWaiting((before) => [...before, { key, name: file.name, size: file.size, share: 0 }])
    actions.upload(1)
    const progress = (share: number) =>
      setWaiting((before) => before.map((one) => (one.key === key ? { ...one, share } : one)))
    try {
      const stored = await sources.files.upload(file, progress, controller.signal)
      if (controller.signal.aborted) return
      sent.current.add(stored.id)
      settings.onUploaded(stored)
      toast.success(t.uploaded)
    } catch (error) {
      if (!controller.signal.aborted) toast.error(error instanceof Error ? error : t.uploadFailed)
    } finally {
      running.current.delete(key)
      setWaiting((before) => before.filter((one) => one.key !== key))
      actions.upload(-1)
    }
  }

  return {
    waiting,
    accept: allowedExtensions.map((extension) => `.${extension}`).join(','),
    add(files: readonly File[]): void {
      let room = settings.maxFiles - settings.kept - waiting.length
      for (const file of files) {
        const fault = refused(file) ?? (room <= 0 ? t.tooManyFiles(settings.maxFiles) : undefined)
        if (fault) toast.error(fault)
        else {
          room--
          void send(file)
        }
      }
    },
    cancel: (key: number) => running.current.get(key)?.abort(),
    /** An upload of this form is taken back at the server; a file that was stored before only leaves the list. */
    async remove(file: Attachment): Promise<void> {
      if (!(await confirm({ title: t.confirmRemoving(file.name), yes: t.remove, danger: true }))) return
      try {
        if (sent.current.has(file.id)) await sources.files.remove(file)
        settings.onRemoved(file)
      } catch (error) {
        toast.error(error instanceof Error ? error : t.uploadFailed)
      }
    },
  }
}
