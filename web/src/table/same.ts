/** What has not changed stays the same object, so that nothing which shows it is drawn again. */

/** The new value, made of the old one wherever both are equal. */
export function kept<T>(before: unknown, now: T): T {
  if (before === now || typeof before !== "object" || typeof now !== "object" || !before || !now) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const old = before as Record<string, unknown>;
  const made = (Array.isArray(now) ? [...now] : { ...now }) as Record<string, unknown>;
  const fields = Object.keys(made);
  let same = fields.length === Object.keys(old).length;
  for (const field of fields) {
    made[field] = kept(old[field], made[field]);
    same &&= field in old && made[field] === old[field];
  }
  return (same ? before : made) as T;
}

/** A list whose members stay the same objects where they are equal, found by their key: others may come and go. */
export function keptByKey<T extends object>(before: T[], now: T[], key: (one: T) => unknown): T[] {
  const known = new Map(before.map((one) => [key(one), one]));
  return now.map((one) => kept(known.get(key(one)), one));
}
