import { parseLegalDate } from '@luqiao/domain/kernel'
import { useEffect, useState } from 'react'
import { dayAndWeekday, daysLeft, today, useCopy, useLanguage, useSay } from '../../platform/i18n/index.ts'
import { Card, Field, Input } from '../../ui/plain.ts'
import style from './appeal-card.module.css'
import type { AppealEnd } from './appeal-end.ts'
import { homeWords } from './copy/index.ts'
import { useEngine } from './use-engine.ts'

type Document = 'judgment' | 'ruling'

/** The product's own deadline engine to try: the end of an appeal period from the day of service, with its article. */
export function AppealCard() {
  const words = useCopy(homeWords).appeal
  const engine = useEngine()
  const [document, setDocument] = useState<Document>('judgment')
  const [served, setServed] = useState('')
  // Not while the page is prerendered: that day is over when somebody reads it.
  useEffect(() => setServed(today()), [])
  const date = parseLegalDate(served)
  return (
    <Card className={style.card ?? ''}>
      <h2 className={style.title}>{words.title}</h2>
      <div className={style.fields}>
        <Field label={words.document}>
          {(control) => (
            <select
              {...control}
              className={style.select}
              value={document}
              onChange={(event) => setDocument(event.target.value as Document)}
            >
              <option value="judgment">{words.judgment}</option>
              <option value="ruling">{words.ruling}</option>
            </select>
          )}
        </Field>
        <Field label={words.served}>
          {(control) => (
            <Input {...control} type="date" value={served} onChange={(event) => setServed(event.target.value)} />
          )}
        </Field>
      </div>
      <div className={style.label}>{words.end}</div>
      <div className={style.result} aria-live="polite">
        {typeof engine === 'string' ? (
          <p className={style.message}>{words[engine]}</p>
        ) : date ? (
          <Result found={engine.run(document, date)} />
        ) : (
          <p className={style.message}>{words.noDate}</p>
        )}
      </div>
      <p className={style.small}>{words.each}</p>
    </Card>
  )
}

function Result({ found }: { found: AppealEnd | undefined }) {
  const words = useCopy(homeWords).appeal
  const language = useLanguage()
  const say = useSay()
  if (!found) return <p className={style.message}>{words.notKept}</p>
  const { end, article, note } = found
  return (
    <>
      <p className={style.end}>
        <time dateTime={end}>{dayAndWeekday(end, language)}</time>
        <span className={style.left}>{daysLeft(end, language)}</span>
      </p>
      <p className={style.small}>
        {say(article)}
        {note && ` · ${say(note)}`}
      </p>
    </>
  )
}
