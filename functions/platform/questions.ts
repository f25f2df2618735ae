/**
 * What is asked of the database: statements, and what their results say. Each trip there takes its time, so that what does not need
 * each other's answers is asked in one.
 */
export interface Question<Value> {
  statements: readonly D1PreparedStatement[];
  read: (results: readonly D1Result[]) => Value;
}

export type AnswerOf<Asked> = Asked extends Question<infer Value> ? Value : never;

/** All rows of a statement. */
export function rowsBy<Row>(statement: D1PreparedStatement): Question<Row[]> {
  return { statements: [statement], read: ([result]) => (result?.results ?? []) as Row[] };
}

/** The first row of a statement, or `null`. */
export function rowBy<Row>(statement: D1PreparedStatement): Question<Row | null> {
  return { statements: [statement], read: ([result]) => (result?.results[0] as Row | undefined) ?? null };
}

/** What needs not be asked. */
export const answered = <Value>(value: Value): Question<Value> => ({ statements: [], read: () => value });

/** What is made of an answer. */
export function from<Asked, Value>(question: Question<Asked>, make: (answer: Asked) => Value): Question<Value> {
  return { statements: question.statements, read: (results) => make(question.read(results)) };
}

/** Several questions as one, each answered under its name. */
export function together<Answers extends Record<string, unknown>>(questions: {
  [Name in keyof Answers]: Question<Answers[Name]>;
}): Question<Answers> {
  const named = Object.entries<Question<unknown>>(questions);
  return {
    statements: named.flatMap(([, { statements }]) => statements),
    read(results) {
      let next = 0;
      const answers = named.map(([name, { statements, read }]) => {
        const own = results.slice(next, (next += statements.length));
        return [name, read(own)] as const;
      });
      return Object.fromEntries(answers) as Answers;
    },
  };
}

/** Several questions as one, answered in their order. */
export const inOrder = <Value>(questions: readonly Question<Value>[]): Question<Value[]> =>
  from(together(Object.fromEntries(questions.entries()) as Record<string, Question<Value>>), (answers) =>
    questions.map((_, index) => answers[index] as Value),
  );

/** Asks in one trip to the database, of one moment; what has no statements costs none. */
export async function ask<Value>(db: D1Database, { statements, read }: Question<Value>): Promise<Value> {
  return read(statements.length > 0 ? await db.batch([...statements]) : []);
}
