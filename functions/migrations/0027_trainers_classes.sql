-- Who gives a class, as the schedule names them, and as whom an account teaches: a trainer acts on those classes alone. A class
-- that is over keeps its trainer, since no build has it any more. NULL is nobody, and fits nobody.
ALTER TABLE classes ADD COLUMN trainer TEXT;
ALTER TABLE accounts ADD COLUMN teaches TEXT CHECK (teaches IS NULL OR role = 'trainer');
