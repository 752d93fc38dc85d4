import { useEffect, useState } from 'react'
import { classNames } from './class-names.ts'
import style from './file-preview.module.css'
import { ErrorState, Loading } from './states.tsx'

type Props = {
  /** Names the file for `load`; another one is loaded anew. */
  file: string
  load: (file: string) => Promise<Blob>
  /** What the picture shows, for a reader who does not see it. */
  label: string
  /** The link that opens it in a tab of its own, in full size. */
  open: string
  className?: string
}

type Loaded = { url: string; picture: boolean }

/** A picture that only the reader's session may load; any other kind of file is a link that opens it. */
export function FilePreview({ file, load, label, open, className }: Props) {
  const [loaded, setLoaded] = useState<Loaded>()
  const [error, setError] = useState<Error>()
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is made anew with each drawing; `turn` asks again.
  useEffect(() => {
    let url: string | undefined
    let gone = false
    setLoaded(undefined)
    setError(undefined)
    load(file).then(
      (bytes) => {
        if (gone) return
        url = URL.createObjectURL(bytes)
        setLoaded({ url, picture: bytes.type.startsWith('image/') })
      },
      (failure: Error) => !gone && setError(failure),
    )
    return () => {
      gone = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [file, turn])
  return (
    <div className={classNames(style.frame, className)}>
      {error ? (
        <ErrorState error={error} onRetry={() => setTurn(turn + 1)} />
      ) : loaded ? (
        <a className={style.link} href={loaded.url} target="_blank" rel="noopener">
          {loaded.picture && <img className={style.picture} src={loaded.url} alt={label} />}
          <span className={style.open}>{open}</span>
        </a>
      ) : (
        <Loading lines={4} />
      )}
    </div>
  )
}
