import { regionLabel, type SourceRow } from '@luqiao/domain/case-sources'
import { useCopy } from '../../platform/i18n/index.ts'
import { sourceWords } from './copy/index.ts'
import style from './source-heading.module.css'
import { nameOf } from './source-name.ts'

/** Which source a dialog is about. */
export function SourceHeading({ source }: { source: SourceRow }) {
  const words = useCopy(sourceWords)
  return (
    <header className={style.heading}>
      <h3 className={style.name}>{nameOf(source, words)}</h3>
      <p className={style.small}>
        {words.headline(regionLabel(source.address), source.cause?.name ?? '', source.case_num)}
      </p>
    </header>
  )
}
