-- Who has to be told of a class that was moved or cancelled is looked for every five minutes: among the classes that ever were, and
-- are not over.
CREATE INDEX classes_changed ON classes (ends_at) WHERE sequence > 0 OR state = 'cancelled';
