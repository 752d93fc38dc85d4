const day = 86_400_000

/** A session ends when it was not used for so long (ms); each use in a new hour starts the span again. */
const lifetime = 7 * day
/** How long after the last prolonging a use prolongs it again (ms): at most one write an hour for each session. */
export const extendedAfter = 3_600_000

export const sessionEnd = (now: Date): Date => new Date(now.getTime() + lifetime)
